import type { EditItem, Focus, ItemPicture, WrittenPictures } from '@tavolina/shared-api/contract';
import { type ImageRow, presentPicture } from '../../media/media-service.ts';

/** Ids of the pictures of a request, by the data they came as, or the name of a stored one. */
export type Pictures = ReadonlyMap<string, string>;

/** A picture of an item, and the point of it that stays in sight; null is the middle. */
export interface PictureRecord {
  image_id: string;
  focus: Focus | null;
}

/** The pictures of an item as a menu's document holds them (decision 0070). */
export interface ItemPictures {
  /** The first picture, which cards show. */
  image_id: string | null;
  focus: Focus | null;
  more_pictures: PictureRecord[];
}

/** A picture behind the first one, as it is read. */
export interface PictureRow {
  image: ImageRow;
  focus: Focus | null;
}

const isMiddle = ({ x, y }: Focus): boolean => x === 50 && y === 50;

const placed = (list: readonly PictureRecord[]): ItemPictures => {
  const [first, ...more_pictures] = list.filter(
    ({ image_id }, index) => list.findIndex((other) => other.image_id === image_id) === index,
  );
  return { image_id: first?.image_id ?? null, focus: first?.focus ?? null, more_pictures };
};

/** What an item has whose only picture this is. */
export const singlePicture = (image_id: string | null): ItemPictures => ({
  image_id,
  focus: null,
  more_pictures: [],
});

/** The pictures that a request names as all of an item's, in their order; the same one counts once (product.md §491). */
export const allPictures = (written: WrittenPictures, pictures: Pictures): ItemPictures =>
  placed(
    written.flatMap(({ image_base64, image_url, focus }) => {
      const image_id = pictures.get(image_base64 ?? '') ?? pictures.get(image_url ?? '');
      return image_id === undefined
        ? []
        : [{ image_id, focus: focus && !isMiddle(focus) ? { x: focus.x, y: focus.y } : null }];
    }),
  );

const firstAfter = (
  stored: ItemPictures | undefined,
  { image_base64, image_url, item_image_key, remove_image }: EditItem,
  pictures: Pictures,
): string | null => {
  const uploaded = pictures.get(image_base64 ?? '');
  if (uploaded !== undefined) return uploaded;
  if (remove_image) return null;
  const own = stored ? stored.image_id : pictures.get(image_url ?? '');
  return pictures.get(item_image_key ?? '') ?? own ?? null;
};

/**
 * An item's pictures after an edit. One that names them by the fields of the first picture alone changes that one: the
 * others stay, and where it is taken away the next one becomes the first (product.md §491).
 */
export const editedPictures = (
  stored: ItemPictures | undefined,
  input: EditItem,
  pictures: Pictures,
): ItemPictures => {
  if (input.pictures) return allPictures(input.pictures, pictures);
  const { image_id, focus, more_pictures } = stored ?? singlePicture(null);
  const first = firstAfter(stored, input, pictures);
  if (first === image_id) return { image_id, focus, more_pictures };
  return placed([...(first === null ? [] : [{ image_id: first, focus: null }]), ...more_pictures]);
};

/** Pictures behind the first one as the API shows them; nothing where there are none. */
export const presentMore = (rows: readonly PictureRow[]): { more_pictures?: ItemPicture[] } => {
  const more_pictures = rows.map(({ image, focus }) => ({
    ...presentPicture({ ...image, placeholder: '' }),
    ...(focus && { focus }),
  }));
  return more_pictures.length > 0 ? { more_pictures } : {};
};
