import { LIMITS } from '@tavolina/shared-api/contract';
import { drawnPicture } from './drawn-picture.ts';
import { type ImageProblem, imageProblem } from './read-image.ts';

/**
 * A chosen file as a picture that the server takes, or why it is none (product.md §652). A photo that is too large is made
 * smaller. Where the browser cannot look into files, the server does.
 */
export const chosenPicture = async (file: File): Promise<File | ImageProblem> => {
  const problem = imageProblem(file);
  if (problem === 'noImage' || !globalThis.createImageBitmap) return problem ?? file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return problem ?? 'unread';
  const { width, height } = bitmap;
  if (!problem) {
    bitmap.close();
    return file;
  }
  const small = await drawnPicture(bitmap, { x: 0, y: 0, width, height }, file.type);
  return small && small.size <= LIMITS.imageBytes
    ? new File([small], file.name, { type: small.type })
    : problem;
};
