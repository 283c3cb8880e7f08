import type { Image } from '@tavolina/shared-api/contract';
import { FORMATS, PLAIN_FORMAT } from './formats.ts';
import type { ImageRow } from './media-repository.ts';

/** Width of the fallback file, in px: sharp enough for a card, small enough for a phone. */
const PLAIN_WIDTH = 960;

const addressOf = (id: string, width: number, ending: string): string => `/media/${id}/${width}.${ending}`;

/** Id of the picture at a URL of the API; undefined for any other URL. */
export const pictureAt = (address: string): string | undefined =>
  /^\/media\/([0-9a-f]{32})\//.exec(address)?.[1];

/** A picture for the API: a fallback URL, and everything that a `<picture>` needs. */
export const presentPicture = ({
  id,
  width,
  height,
  widths,
  placeholder,
}: ImageRow): { image_url: string; image: Image } => {
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

/** The same for what may have no picture. */
export const presentImage = (
  row: ImageRow | null,
): { image_url: string; image: Image } | { image_url: null; image: null } =>
  row ? presentPicture(row) : { image_url: null, image: null };
