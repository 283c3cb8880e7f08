import type { Sharp } from 'sharp';

/** A format in which pictures are kept. */
interface Format {
  /** Of the names of its files. */
  ending: string;
  type: string;
  encode: (picture: Sharp) => Sharp;
}

/** The format of the one address that works alone: every browser shows it. */
export const PLAIN_FORMAT: Format = {
  ending: 'webp',
  type: 'image/webp',
  encode: (picture) => picture.webp({ quality: 76, effort: 2 }),
};

/**
 * All of them, the best first: a browser takes the first it can show. Nothing records which formats a picture was kept
 * in, and uploads are not kept: before a further format is named to browsers (`present-image.ts`), all stored pictures
 * have to be made in it. A format that goes leaves its files to whoever removes it.
 */
export const FORMATS: readonly Format[] = [
  {
    ending: 'avif',
    type: 'image/avif',
    // More effort costs seconds and saves next to nothing. Colours at half the size, as WebP always has them: with all of
    // them an encoder takes 47 MB instead of 28.
    encode: (picture) => picture.avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' }),
  },
  PLAIN_FORMAT,
];
