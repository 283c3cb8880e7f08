import type { ErrorCode, Language } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { failureSentence } from '../../platform/http/messages/failure-sentence.ts';
import { type Media, pictureAt, type Uploader } from '../media/media-service.ts';
import type { Pictures } from './menu-document.ts';

/** Anything in a request that a picture can come with. */
interface Pictured {
  id?: string | undefined;
  image_base64?: string | null | undefined;
  image_url?: string | null | undefined;
  item_image_key?: string | null | undefined;
}

interface Request extends Pictured {
  sections?: readonly { items?: readonly Pictured[] | undefined }[] | undefined;
  items?: readonly Pictured[] | undefined;
}

/** What pictures can come with, by where it stands. */
const partsOf = (request: Request): [path: string, part: Pictured][] => [
  ['', request],
  ...(request.sections ?? []).flatMap(({ items = [] }, section) =>
    items.map((item, index): [string, Pictured] => [`sections.${section}.items.${index}.`, item]),
  ),
  ...(request.items ?? []).map((item, index): [string, Pictured] => [`items.${index}.`, item]),
];

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

/** Ids of the stored pictures that parts name, by what they are named by: a part that is stored names none by its address. */
const namedPictures = (parts: readonly Pictured[]): [name: string, id: string][] =>
  parts.flatMap(({ id, image_url: address, item_image_key: key }) => {
    const shown = id === undefined && address ? pictureAt(address) : undefined;
    return [
      ...(address && shown ? [[address, shown] satisfies [string, string]] : []),
      ...(key ? [[key, key] satisfies [string, string]] : []),
    ];
  });

/**
 * Keeps the pictures that come inside a menu, one after the other: a large menu leaves room for others. Stored ones that
 * it names are taken over where the business may show them.
 * @throws {ApiFailure} `upload_invalid`, `upload_too_large`, `upload_pixels`, all naming the field; `rate_limited` or
 *   `service_unavailable` as `keep` says it, with the time to wait
 */
export const keepPictures = async (
  media: Media,
  uploader: Uploader,
  request: Request,
  language: Language,
): Promise<Pictures> => {
  const kept = new Map<string, string>();
  const parts = partsOf(request);
  for (const [path, { image_base64: data }] of parts) {
    try {
      if (data && !kept.has(data)) kept.set(data, await media.keep(decode(data), uploader));
    } catch (error) {
      if (!isPictureWrong(error)) throw error;
      const message = failureSentence(error.code, language);
      throw new ApiFailure(error.code, { errors: [{ field: `${path}image_base64`, message }] });
    }
  }
  const named = namedPictures(parts.map(([, part]) => part));
  const reused = new Set(
    await media.reuse(
      named.map(([, id]) => id),
      uploader.businessId,
    ),
  );
  return new Map([...kept, ...named.filter(([, id]) => reused.has(id))]);
};
