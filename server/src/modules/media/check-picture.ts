import { LIMITS } from '@tavolina/shared-api/limits';
import type { Metadata } from 'sharp';
import { PictureRefused } from './picture-refused.ts';

/** Formats that are accepted, by the content of a file; its name does not count. */
const READ_FORMATS = ['jpeg', 'png', 'gif', 'webp'];

/** A progressive JPEG of a camera or an editor has about ten; each is a pass over the whole picture. */
const MAX_SCANS = 100;

const MARKER = 0xff;
const START_OF_SCAN = 0xda;

/** How many scans a JPEG announces. Within a scan's data every 0xFF is followed by 0 or a restart marker. */
const countScans = (bytes: Uint8Array): number => {
  let scans = 0;
  for (let at = bytes.indexOf(MARKER); at >= 0; at = bytes.indexOf(MARKER, at + 1))
    if (bytes[at + 1] === START_OF_SCAN) scans += 1;
  return scans;
};

/**
 * How often the pixels of a picture are counted: those of 16 bits twice, and those of an interlaced PNG, which is decoded
 * whole, twice again. Decoding takes so much longer. No such photo fits into the accepted bytes.
 */
const costFactor = ({ format, depth, isProgressive }: Metadata): number =>
  (depth === 'uchar' ? 1 : 2) * (format === 'png' && isProgressive ? 2 : 1);

/** Pixels that are decoded within about a fifth of a second: of a JPEG, which is decoded at a smaller size, and of others. */
const QUICK_PHOTO = 16_000_000;
const QUICK_OTHER = 4_000_000;

/** What decoding a picture costs. */
export interface PictureCost {
  /** It takes about a fifth of a second at most. */
  isQuick: boolean;
}

const isQuick = ({ format, width, height, isProgressive }: Metadata): boolean =>
  !isProgressive && width * height <= (format === 'jpeg' ? QUICK_PHOTO : QUICK_OTHER);

/**
 * Refuses a picture that takes more work to decode than a photo does, by its header alone, and tells what decoding costs
 * (product.md §45).
 * @throws {PictureRefused} `upload_pixels` for too many pixels or too long a side
 * @throws {PictureRefused} `upload_invalid` for another format, or a JPEG of too many scans
 */
export const checkPicture = (bytes: Uint8Array, metadata: Metadata): PictureCost => {
  const { format, width, height } = metadata;
  if (!READ_FORMATS.includes(format)) throw new PictureRefused('upload_invalid');
  if (
    width * height * costFactor(metadata) > LIMITS.imagePixels ||
    Math.max(width, height) > LIMITS.imageSide
  )
    throw new PictureRefused('upload_pixels');
  if (format === 'jpeg' && countScans(bytes) > MAX_SCANS) throw new PictureRefused('upload_invalid');
  return { isQuick: isQuick(metadata) };
};
