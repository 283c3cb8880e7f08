import { createHash } from 'node:crypto';
import { LIMITS } from '@tavolina/shared-api/limits';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { checkPicture, type PictureCost } from './check-picture.ts';
import { FORMATS } from './formats.ts';
import { PictureRefused } from './picture-refused.ts';

/** Widths a picture is kept in, in px, beside its own; one that is nearly its own would save nothing. */
const WIDTHS = [320, 640, 960];
const NEARLY = 0.8;
const PLACEHOLDER = { width: 12, height: 12 };
/** A picture that a decoder warns about is refused. */
const READING = { failOn: 'warning' } as const;
/** Changes with anything here or in `formats.ts` that changes the bytes of an encoded picture: its name must change, too. */
const RECIPE = 2;

// The decoders that are reachable are the ones of these formats; SVG, PDF and the rest never see an uploaded byte.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});
// Rarely the same picture twice: a cache would only hold memory.
sharp.cache(false);
// Another process encodes another picture.
sharp.concurrency(1);

/** One encoded size. */
export interface PictureFile {
  /** `<width>.<ending>`, e.g. `640.webp`. */
  name: string;
  type: string;
  bytes: Buffer;
}

/** A picture ready to be kept. */
export interface EncodedPicture {
  /** Names the content: 32 hex digits. */
  id: string;
  /** Of the largest size, in px. */
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  files: PictureFile[];
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** The picture upright, in sRGB, without metadata, and no larger than the largest size. Animations: their first frame. */
const decode = (bytes: Uint8Array): Promise<Pixels> =>
  sharp(bytes, { ...READING, limitInputPixels: LIMITS.imagePixels })
    .autoOrient()
    .resize({ ...LIMITS.imageKept, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

const at = ({ data, info }: Pixels, width: number): Sharp =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize({ width });

/** Encodes one file after the other; how many pictures are encoded at once is decided by their queue. */
const encode = async (pixels: Pixels, width: number): Promise<PictureFile[]> => {
  const files: PictureFile[] = [];
  for (const { ending, type, encode: encoded } of FORMATS)
    files.push({ name: `${width}.${ending}`, type, bytes: await encoded(at(pixels, width)).toBuffer() });
  return files;
};

const placeholderOf = async ({ data, info }: Pixels): Promise<string> => {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const tiny = await sharp(data, { raw })
    .resize({ ...PLACEHOLDER, fit: 'inside' })
    .webp({ quality: 20, alphaQuality: 20, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
};

/** Runs a decoder. Each of its errors is the upload's fault, so the upload is refused. */
const orInvalid = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('upload_invalid');
  }
};

/**
 * Reads the header of an uploaded file, and tells what decoding it costs (product.md §45).
 * @throws {PictureRefused} `upload_too_large`, `upload_pixels`, or
 * `upload_invalid` for all but JPEG, PNG, GIF and WebP pictures
 */
export const readPicture = async (bytes: Uint8Array): Promise<PictureCost> => {
  if (bytes.length > LIMITS.imageBytes) throw new PictureRefused('upload_too_large');
  // The limit does not apply here: only the size is read.
  const head = () => sharp(bytes, { ...READING, limitInputPixels: false }).metadata();
  return checkPicture(bytes, await orInvalid(head));
};

/** An uploaded picture that was decoded: no larger than the largest size, whatever was uploaded. */
export interface DecodedPicture {
  /** Names the content: 32 hex digits. */
  id: string;
  pixels: Pixels;
}

/**
 * Decodes a file that `readPicture` has taken (product.md §186), which is what may take long. Nothing of the file itself is
 * kept: no metadata, no trailing bytes.
 * @throws {PictureRefused} `upload_invalid` for a damaged picture
 */
export const decodePicture = async (bytes: Uint8Array): Promise<DecodedPicture> => {
  const id = createHash('sha256').update(`${RECIPE} `).update(bytes).digest('hex').slice(0, 32);
  return { id, pixels: await orInvalid(() => decode(bytes)) };
};

/** Encodes a decoded picture in every size, which takes about a second at most: its pixels are bounded. */
export const encodePicture = async ({ id, pixels }: DecodedPicture): Promise<EncodedPicture> => {
  const { width, height } = pixels.info;
  const widths = [...WIDTHS.filter((smaller) => smaller <= width * NEARLY), width];
  const files: PictureFile[] = [];
  for (const size of widths) files.push(...(await encode(pixels, size)));
  return {
    id,
    width,
    height,
    widths,
    placeholder: await placeholderOf(pixels),
    files,
  };
};
