import { z } from 'zod';
import { image } from '../image.ts';
import { LIMITS } from '../limits.ts';

const percent = z.int().min(0).max(100);

/** The point of a picture that stays in sight where it is cut, in percent from the left and from the top (product.md §492). */
export const focus = z.object({ x: percent, y: percent });

/** A picture of an item (product.md §491). */
export const itemPicture = z.object({
  image_url: z.string(),
  /** Its placeholder is empty behind an item's first picture: nobody sees that before it is asked for. */
  image,
  /** Left out for the middle. */
  focus: focus.optional(),
});

/**
 * All pictures of an item in their order: a new one as data URL, or the address of a stored one that the business may use.
 * Missing or null `focus` is the middle. The same picture counts once.
 */
export const writtenPictures = z
  .array(
    z.object({
      image_base64: z.string().nullish(),
      image_url: z.string().nullish(),
      focus: focus.nullish(),
    }),
  )
  .max(LIMITS.itemPictures);

/** Percent from the left and from the top, see `focus`. */
export type Focus = z.infer<typeof focus>;
/** A picture behind the first one, see `itemPicture`. */
export type ItemPicture = z.infer<typeof itemPicture>;
/** Pictures as a request names them, see `writtenPictures`. */
export type WrittenPictures = z.output<typeof writtenPictures>;
