import type { Image } from '@tavolina/shared-api/contract';
import { FORMATS, PLAIN_FORMAT } from './formats.ts';
import type { ImageRow } from './media-repository.ts';

/** Width of the file that works alone, in px: sharp enough for a card, light enough for a phone. */
const PLAIN_WIDTH = 960;

const addressOf = (id: string, width: number, ending: string): string => `/media/${id}/${width}.${ending}`;

/** Id of the picture that an address of the API shows; nothing for any other address. */
export const pictureAt = (address: string): string | undefined =>
  /^\/media\/([0-9a-f]{32})\//.exec(address)?.[1];

/** A picture as the API shows it: one address that works alone, and everything a `<picture>` needs. */
export const presentImage = (
  row: ImageRow | null,
): { image_url: string; image: Image } | { image_url: null; image: null } => {
  if (!row) return { image_url: null, image: null };
  const { id, width, height, widths, placeholder } = row;
  const plain = Math.max(...widths.filter((size) => size <= PLAIN_WIDTH));
  return {
    image_url: addressOf(id, plain, PLAIN_FORMAT.ending),
    image: {
      width,
      height,
      placeholder,
      sources: FORMATS.map(({ ending, type }) => ({
        type,
        srcset: widths.map((size) => `${addressOf(id, size, ending)} ${size}w`).join(', '),
      })),
    },
  };
};
