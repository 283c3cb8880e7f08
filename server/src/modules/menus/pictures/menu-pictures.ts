import type { Language } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { wrongFields } from '../../../platform/http/field-errors.ts';
import { failureSentence } from '../../../platform/http/messages/failure-sentence.ts';
import { type Media, PICTURE_REFUSALS, pictureAt, type Uploader } from '../../media/media-service.ts';
import type { Pictures } from './item-pictures.ts';

/** Anything in a request that a picture can come with. */
interface Pictured {
  id?: string | undefined;
  image_base64?: string | null | undefined;
  image_url?: string | null | undefined;
  item_image_key?: string | null | undefined;
}

interface PicturedItem extends Pictured {
  pictures?: readonly Pictured[] | undefined;
}

interface Request extends Pictured {
  sections?: readonly { items?: readonly PicturedItem[] | undefined }[] | undefined;
  items?: readonly PicturedItem[] | undefined;
}

/** What a picture can come with, and where it stands. */
interface Part {
  path: string;
  part: Pictured;
  /** Whether it has to be a picture: one of a list, whose order would be another one without it. */
  isListed: boolean;
}

const partsOfItem = (item: PicturedItem, path: string): Part[] => [
  { path, part: item, isListed: false },
  ...(item.pictures ?? []).map((part, index) => ({
    path: `${path}pictures.${index}.`,
    part,
    isListed: true,
  })),
];

const partsOf = (request: Request): Part[] => [
  { path: '', part: request, isListed: false },
  ...(request.sections ?? []).flatMap(({ items = [] }, section) =>
    items.flatMap((item, index) => partsOfItem(item, `sections.${section}.items.${index}.`)),
  ),
  ...(request.items ?? []).flatMap((item, index) => partsOfItem(item, `items.${index}.`)),
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

/** Whether a failure is about the picture itself, and so about its field. */
const isPictureWrong = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && PICTURE_REFUSALS.some((refusal) => refusal === error.code);

/** Ids of the stored pictures that parts name, by what they are named by: a part that is stored names none by its address. */
const namedPictures = (parts: readonly Part[]): [name: string, id: string][] =>
  parts.flatMap(({ part: { id, image_url: address, item_image_key: key } }) => {
    const shown = id === undefined && address ? pictureAt(address) : undefined;
    return [
      ...(address && shown ? [[address, shown] satisfies [string, string]] : []),
      ...(key ? [[key, key] satisfies [string, string]] : []),
    ];
  });

/** The stored pictures that a request names and the business may show. */
const reusedPictures = async (
  media: Media,
  { businessId }: Uploader,
  parts: readonly Part[],
): Promise<[name: string, id: string][]> => {
  const named = namedPictures(parts);
  const reused = new Set(
    await media.reuse(
      named.map(([, id]) => id),
      businessId,
    ),
  );
  return named.filter(([, id]) => reused.has(id));
};

/** Refuses places of lists that are no picture: neither a new one, nor a stored one that the business may show (product.md §493). */
const refuseMissing = (parts: readonly Part[], reused: Pictures, language: Language): void => {
  const missing = parts.filter(
    ({ isListed, part: { image_base64, image_url } }) =>
      isListed && !image_base64 && !reused.has(image_url ?? ''),
  );
  if (missing.length === 0) return;
  const wrong = missing.map(({ path }) => ({ field: path.slice(0, -1), message: 'no_picture' as const }));
  throw new ApiFailure('invalid_input', { errors: wrongFields(wrong, language) });
};

/**
 * Keeps the pictures that come inside a menu, one after the other: a large menu leaves room for others. Stored ones that
 * it names are taken over where the business may show them; in the list of an item's pictures each place needs one.
 * @param settings `mayLack`: whether a list may name what is stored no more, as that of a new menu may (product.md §182)
 * @throws {ApiFailure} `invalid_input` naming places of a list without a picture; `upload_invalid`, `upload_too_large`,
 *   `upload_pixels`, all naming the field; `rate_limited` or `service_unavailable` as `keep` says it, with the time to wait
 */
export const keepPictures = async (
  media: Media,
  uploader: Uploader,
  request: Request,
  { language, mayLack = false }: { language: Language; mayLack?: boolean },
): Promise<Pictures> => {
  const parts = partsOf(request);
  const reused = new Map(await reusedPictures(media, uploader, parts));
  if (!mayLack) refuseMissing(parts, reused, language);
  const kept = new Map<string, string>();
  for (const { path, part } of parts) {
    const data = part.image_base64;
    try {
      if (data && !kept.has(data)) kept.set(data, (await media.keep(decode(data), uploader)).id);
    } catch (error) {
      if (!isPictureWrong(error)) throw error;
      const message = failureSentence(error.code, language);
      throw new ApiFailure(error.code, { errors: [{ field: `${path}image_base64`, message }] });
    }
  }
  return new Map([...kept, ...reused]);
};
