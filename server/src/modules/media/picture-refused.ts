import type { ErrorCode } from '@tavolina/shared-api/contract';

/** Why a picture is not taken. A further reason stands here, or it does not compile. */
export const PICTURE_REFUSALS = [
  'upload_too_large',
  'upload_pixels',
  'upload_invalid',
] as const satisfies readonly ErrorCode[];

/** One of `PICTURE_REFUSALS`. */
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

/**
 * A picture that is not taken. The message is the error code, which is all that the server is told of it.
 *
 * Whatever encodes pictures imports neither the contract nor `ApiFailure`: their schemas take 7 MiB in each process
 * (product.md §144).
 */
export class PictureRefused extends Error {
  /** @param code why */
  constructor(code: PictureRefusal) {
    super(code);
  }
}
