import { LIMITS } from '@tavolina/shared-api/contract';

const QUALITY = 0.9;

/** A part of a picture in px of its own. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

const written = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/**
 * A part of a picture as a file of its own, no wider than pictures are kept; null where the browser cannot write it.
 * @param bitmap the picture, which is closed
 * @param type what it was as a file; what is no photo may be transparent, and stays so where the browser can write that
 */
export const drawnPicture = async (
  bitmap: ImageBitmap,
  { x, y, width, height }: Part,
  type: string,
): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(LIMITS.imageKept.width, Math.round(width));
  canvas.height = Math.max(1, Math.round((height * canvas.width) / width));
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const wanted = type === 'image/jpeg' ? type : 'image/webp';
  const file = await written(canvas, wanted);
  if (!file || file.type === wanted) return file;
  // Safari writes no WebP: it gives a PNG of several MB. A JPEG is small, and black where it has no ground.
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return written(canvas, 'image/jpeg');
};
