import type { Image } from '@tavolina/shared-api/contract';
import type { ImageRow } from './media-repository.ts';

/** Width of the file that works alone, in px: sharp enough for a card, light enough for a phone. */
const PLAIN_WIDTH = 960;

const TYPES = ['avif', 'webp'] as const;

const addressOf = (id: string, width: number, type: (typeof TYPES)[number]): string =>
  `/media/${id}/${width}.${type}`;

/** A picture as the API shows it: one address that works alone, and everything a `<picture>` needs. */
export const presentImage = (
  row: ImageRow | null,
): { image_url: string; image: Image } | { image_url: null; image: null } => {
  if (!row) return { image_url: null, image: null };
  const { id, width, height, widths, placeholder } = row;
  const plain = Math.max(...widths.filter((size) => size <= PLAIN_WIDTH));
  return {
    image_url: addressOf(id, plain, 'webp'),
    image: {
      width,
      height,
      placeholder,
      sources: TYPES.map((type) => ({
        type: `image/${type}`,
        srcset: widths.map((size) => `${addressOf(id, size, type)} ${size}w`).join(', '),
      })),
    },
  };
};
