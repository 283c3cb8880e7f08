import type { ErrorCode, Language } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { failureSentence } from '../../platform/http/messages/failure-sentence.ts';
import type { NewPictures } from './menu-content.ts';

/** Anything in a request that a picture can come with. */
interface Pictured {
  image_base64?: string | null | undefined;
}

interface Request extends Pictured {
  sections?: readonly { items?: readonly Pictured[] | undefined }[] | undefined;
  items?: readonly Pictured[] | undefined;
}

const picturesOf = (request: Request): { field: string; data: string }[] => {
  const parts: [string, Pictured][] = [
    ['', request],
    ...(request.sections ?? []).flatMap(({ items = [] }, section) =>
      items.map((item, index): [string, Pictured] => [`sections.${section}.items.${index}.`, item]),
    ),
    ...(request.items ?? []).map((item, index): [string, Pictured] => [`items.${index}.`, item]),
  ];
  return parts.flatMap(([path, { image_base64: data }]) =>
    data ? [{ field: `${path}image_base64`, data }] : [],
  );
};

const PREFIX = /^data:image\/[a-z0-9.+-]{1,40};base64,/;
// One sign at a time: a pattern over millions of letters would exhaust the stack it remembers them on.
const FOREIGN_SIGN = /[^A-Za-z0-9+/=]/;

/** Reads `data:image/png;base64,…`, or the base64 alone. An address is neither: nothing is ever fetched. */
const decode = (data: string): Buffer => {
  const base64 = data.trim().replace(PREFIX, '');
  if (base64 === '' || FOREIGN_SIGN.test(base64)) throw new ApiFailure('upload_invalid');
  return Buffer.from(base64, 'base64');
};

/** Failures that are about the picture itself, and so about its field. */
const WRONG: readonly ErrorCode[] = ['upload_invalid', 'upload_too_large', 'upload_pixels'];

const isPictureWrong = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && WRONG.includes(error.code);

/**
 * Keeps the pictures that come inside a menu, one after the other: a large menu leaves room for others.
 * @throws {ApiFailure} `upload_invalid`, `upload_too_large`, `upload_pixels`, all naming the field; `rate_limited` or
 *   `service_unavailable` as `keep` says it, with the time to wait
 */
export const keepPictures = async (
  keep: (file: Buffer) => Promise<string>,
  request: Request,
  language: Language,
): Promise<NewPictures> => {
  const kept = new Map<string, string>();
  for (const { field, data } of picturesOf(request)) {
    try {
      if (!kept.has(data)) kept.set(data, await keep(decode(data)));
    } catch (error) {
      if (!isPictureWrong(error)) throw error;
      const message = failureSentence(error.code, language);
      throw new ApiFailure(error.code, { errors: [{ field, message }] });
    }
  }
  return kept;
};
