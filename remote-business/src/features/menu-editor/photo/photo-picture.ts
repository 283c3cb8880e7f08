import { type GreyPicture, greyPicture } from './clean/grey-picture.ts';

/** Longest side on which photos are read, in px: more makes no letter clearer, and takes a phone long (product.md §574). */
const LONGEST = 2_400;
/** Small pictures are enlarged this much at most. */
const LARGEST_SCALE = 2;

/** A photo in shades of grey, upright as its camera held it; undefined if the browser cannot open it. */
export const photoPicture = async (file: File): Promise<GreyPicture | undefined> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(LARGEST_SCALE, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  // What is transparent would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return greyPicture(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas);
};
