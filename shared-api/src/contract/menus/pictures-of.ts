import type { ItemPicture } from './item-pictures.ts';

/** The first picture of an item, and those behind it, as answers carry them. */
export interface Pictured {
  image_url: string | null;
  image?: ItemPicture['image'] | null | undefined;
  focus?: ItemPicture['focus'];
  more_pictures?: readonly ItemPicture[] | undefined;
}

/** A picture of an item; `image` is missing where only an address is known. */
export type ShownPicture = Pick<Pictured, 'image' | 'focus'> & { image_url: string };

/** All pictures of an item in their order (product.md §491); none where it has none. */
export const picturesOf = ({ image_url, image, focus, more_pictures = [] }: Pictured): ShownPicture[] =>
  image_url === null ? [] : [{ image_url, image, focus }, ...more_pictures];
