/** Types of photos that are read (product.md §574). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** Photos of one menu. */
export const MOST_PHOTOS = 8;
/** How large a photo may be, in MB. */
export const PHOTO_SIZE = 30;

/** Why photos are not taken, or not read; `name` is the file's. */
export interface PhotoProblem {
  kind: 'noPhoto' | 'tooLarge' | 'tooMany' | 'unreadable' | 'noReader' | 'failed';
  name?: string;
}

const problemOf = ({ name, type, size }: File): PhotoProblem | undefined => {
  if (!PHOTO_TYPES.includes(type)) return { kind: 'noPhoto', name };
  return size > PHOTO_SIZE * 1024 ** 2 ? { kind: 'tooLarge', name } : undefined;
};

/** Photos that were chosen beside others: those that can be read, and the first reason why some are not among them. */
export const withPhotos = (
  before: readonly File[],
  chosen: readonly File[],
): { photos: File[]; problem: PhotoProblem | undefined } => {
  const fitting = chosen.filter((file) => !problemOf(file));
  const photos = [...before, ...fitting].slice(0, MOST_PHOTOS);
  const isFull = before.length + fitting.length > MOST_PHOTOS;
  const [problem] = chosen.flatMap((file) => problemOf(file) ?? []);
  return { photos, problem: problem ?? (isFull ? { kind: 'tooMany' } : undefined) };
};
