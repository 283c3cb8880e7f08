import type { Sharp } from 'sharp';

/** A format in which pictures are stored. */
interface Format {
  /** File extension. */
  ending: string;
  type: string;
  encode: (picture: Sharp) => Sharp;
}

/** The fallback format, which every browser supports. */
export const PLAIN_FORMAT: Format = {
  ending: 'webp',
  type: 'image/webp',
  encode: (picture) => picture.webp({ quality: 76, effort: 2 }),
};

/**
 * All formats, the best first: a browser uses the first that it supports. The formats of a stored picture
 * are not recorded, and uploads are not stored. So before `present-image.ts` names a further format, all
 * stored pictures must be encoded in it. Removing a format leaves its files to be deleted separately.
 */
export const FORMATS: readonly Format[] = [
  {
    ending: 'avif',
    type: 'image/avif',
    // More effort takes seconds and saves almost nothing. Chroma at half size, as in WebP: full chroma
    // needs 47 MB instead of 28.
    encode: (picture) => picture.avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' }),
  },
  PLAIN_FORMAT,
];
