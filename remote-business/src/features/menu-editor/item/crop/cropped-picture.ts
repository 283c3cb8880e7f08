import { drawnPicture, type Part } from '../../../../lib/pictures/drawn-picture.ts';
import { readDataUrl, toBlob } from '../../../../lib/pictures/read-image.ts';

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
export const croppedPicture = async (src: string, part: Part): Promise<string> => {
  const file = await fileOf(src);
  const cut = await drawnPicture(await createImageBitmap(file), part, file.type);
  if (!cut) throw new Error('the browser cannot write the picture');
  return readDataUrl(cut);
};
