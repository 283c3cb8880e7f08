import type { ErrorCode } from '@tavolina/shared-api/contract';

/**
 * A picture that is not taken. The message is the error code, which is all that the server is told of it.
 *
 * Whatever encodes pictures imports neither the contract nor `ApiFailure`: their schemas take 7 MiB in each process
 * (product.md §144).
 */
export class PictureRefused extends Error {
  /** @param code why */
  constructor(code: ErrorCode & `upload_${string}`) {
    super(code);
  }
}
