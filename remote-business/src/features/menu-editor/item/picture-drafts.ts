import { type Focus, type Item, type Pictured, picturesOf } from '@tavolina/shared-api/contract';
import type { PictureDraft } from '../draft/menu-draft.ts';

/** Whether a picture is not uploaded yet. */
export const isNewPicture = ({ src }: PictureDraft): boolean => src.startsWith('data:');

/** Where a picture is stored, or the one it was cut out of; undefined for one that is new altogether. */
export const storedAddress = (picture: PictureDraft): string | undefined =>
  isNewPicture(picture) ? picture.cutFrom : picture.src;

/** The stored pictures of an item as the form holds them. */
export const pictureDrafts = (item: Pictured): PictureDraft[] =>
  picturesOf(item).map(({ image_url, focus }) => ({
    src: image_url,
    focus: focus ? { x: focus.x, y: focus.y } : null,
  }));

/** Whether two lists are the same pictures, in the same order and placed alike. */
export const areSamePictures = (one: readonly PictureDraft[], other: readonly PictureDraft[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Pictures as a request names them: new ones by their data, stored ones by where they are (product.md §493). */
export const picturesRequest = (
  pictures: readonly PictureDraft[],
): ({ focus?: Focus } & ({ image_base64: string } | { image_url: string }))[] =>
  pictures.map((picture) => ({
    ...(isNewPicture(picture) ? { image_base64: picture.src } : { image_url: picture.src }),
    ...(picture.focus && { focus: picture.focus }),
  }));

/** Pictures once each, by what they are. */
export const withoutRepeated = (pictures: readonly PictureDraft[]): PictureDraft[] => {
  const seen = new Set<string>();
  return pictures.filter(({ src }) => !seen.has(src) && seen.add(src));
};

/**
 * Addresses under which pictures that were sent are stored, by what they were sent as.
 * @param sent as the form held them
 * @param stored the item's pictures after it; the server counts the same picture once
 */
export const storedAddresses = (
  sent: readonly PictureDraft[],
  stored: readonly PictureDraft[],
): ReadonlyMap<string, string> => {
  const once = withoutRepeated(sent);
  const addresses = once.flatMap(({ src }, index) => {
    const address = stored[index]?.src;
    return address === undefined ? [] : [[src, address] as const];
  });
  return new Map(once.length === stored.length ? addresses : []);
};

/**
 * Where the largest size of a picture is: what is cut out of a smaller one would be coarse.
 * @param stored the items as the server holds them, which know all sizes
 */
export const largestOf = (src: string, stored: ReadonlyMap<string, Item>): string => {
  const known = [...stored.values()].flatMap(picturesOf).find(({ image_url }) => image_url === src);
  const sizes = known?.image?.sources.at(-1)?.srcset.split(', ') ?? [];
  return sizes.at(-1)?.split(' ')[0] || src;
};
