import { LIMITS } from '@tavolina/shared-api/contract';

const TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** Types of pictures that can be chosen (product.md §45). */
export const IMAGE_TYPES = TYPES.join(',');

/** How large a picture may be, in MB (product.md §45). */
export const IMAGE_SIZE = LIMITS.imageBytes / 1024 ** 2;

/** Why a file cannot be a picture. */
export type ImageProblem = 'tooLarge' | 'noImage' | 'unread';

/** Why a file cannot be a picture here, by its type and size; the server decodes it in any case. */
export const imageProblem = (file: File): Exclude<ImageProblem, 'unread'> | undefined => {
  if (!TYPES.includes(file.type)) return 'noImage';
  return file.size > LIMITS.imageBytes ? 'tooLarge' : undefined;
};

/** A file as data URL. */
export const readDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The file behind a data URL. */
export const toBlob = (dataUrl: string): Blob => {
  const [head = '', data = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
};
