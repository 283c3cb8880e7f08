import { useEffect, useRef, useState } from 'react';
import type { PhotoProblem } from './photo-files.ts';
import { type PhotoMenu, photoMenu } from './photo-menu.ts';
import { photoPicture } from './photo-picture.ts';
import type { ReadWord } from './read-word.ts';
import { openPhotoReader, type PhotoReader } from './reading/read-photos.ts';

/** How far the reading of photos is. */
export type PhotoReading =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'stopped' }
  /** `at` is the photo that is read, `share` what part of all is done. */
  | { state: 'reading'; at: number; share: number }
  | { state: 'done'; menu: PhotoMenu }
  | { state: 'failed'; problem: PhotoProblem };

/** What ends a reading at once. */
class NotRead extends Error {
  readonly problem: PhotoProblem;

  constructor(problem: PhotoProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

const readOne = async (
  reader: PhotoReader,
  photo: File,
  onProgress: (progress: number) => void,
): Promise<ReadWord[]> => {
  const picture = await photoPicture(photo);
  if (!picture) throw new NotRead({ kind: 'unreadable', name: photo.name });
  return reader.read(picture, onProgress);
};

/** Reads photos one after the other, as a phone can hold one of them unpacked; it can be stopped at any time (product.md §577). */
export const useReadPhotos = () => {
  const [reading, setReading] = useState<PhotoReading>({ state: 'idle' });
  /** Ends what goes on, and keeps it from telling anything. */
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const run = async (photos: readonly File[], signal: AbortSignal): Promise<PhotoMenu> => {
    const reader = await openPhotoReader().catch(() => {
      throw new NotRead({ kind: 'noReader' });
    });
    signal.addEventListener('abort', reader.close);
    try {
      const pages: ReadWord[][] = [];
      for (const [index, photo] of photos.entries()) {
        if (signal.aborted) break;
        const tell = (progress: number): void => {
          if (!signal.aborted)
            setReading({ state: 'reading', at: index + 1, share: (index + progress) / photos.length });
        };
        tell(0);
        pages.push(await readOne(reader, photo, tell));
      }
      return photoMenu(pages);
    } finally {
      reader.close();
    }
  };

  const start = async (photos: readonly File[]): Promise<void> => {
    const ending = new AbortController();
    stop.current = () => ending.abort();
    const tell = (told: PhotoReading): void => {
      if (!ending.signal.aborted) setReading(told);
    };
    tell({ state: 'loading' });
    try {
      tell({ state: 'done', menu: await run(photos, ending.signal) });
    } catch (error) {
      tell({ state: 'failed', problem: error instanceof NotRead ? error.problem : { kind: 'failed' } });
    }
  };
  return {
    reading,
    start,
    cancel: (): void => {
      stop.current?.();
      setReading({ state: 'stopped' });
    },
    /** Forgets what was read, for other photos. */
    forget: (): void => setReading({ state: 'idle' }),
  };
};
