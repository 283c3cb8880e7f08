import { LIMITS } from '@tavolina/shared-api/contract';
import { readDataUrl, toBlob } from '../../../lib/read-image.ts';

const QUALITY = 0.92;

/** A part of a picture in px of its own. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

const fileOf = async (src: string): Promise<Blob> => {
  if (src.startsWith('data:')) return toBlob(src);
  const answer = await fetch(src);
  if (!answer.ok) throw new Error('the picture does not come');
  return answer.blob();
};

/**
 * The part of a picture as data URL, no wider than pictures are kept.
 * @param src an address of a stored one, or data
 * @throws {Error} where the picture does not come, or the browser cannot read it
 */
export const croppedPicture = async (src: string, { x, y, width, height }: Part): Promise<string> => {
  const file = await fileOf(src);
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(LIMITS.imageKept.width, Math.round(width));
  canvas.height = Math.max(1, Math.round((height * canvas.width) / width));
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // What is no photo may be transparent.
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp';
  const cut = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!cut) throw new Error('the browser cannot write the picture');
  return readDataUrl(cut);
};
