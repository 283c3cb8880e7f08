import type { GreyPicture } from '../clean/grey-picture.ts';
import type { ReadWord } from '../read-word.ts';
import { loadReaderFiles } from './reader-files.ts';
import type { ReaderAnswer, ReaderFiles, ReaderRequest } from './reader-messages.ts';
import { startWorker } from './start-worker.ts';

/** What reads photos, until it is closed. */
export interface PhotoReader {
  read: (photo: GreyPicture, onProgress: (progress: number) => void) => Promise<ReadWord[]>;
  /** Ends at once, also in the middle of a photo. */
  close: () => void;
}

/** Starts the worker and gives it what it needs. */
const startReader = (files: ReaderFiles): PhotoReader => {
  const worker = startWorker();
  const send = (request: ReaderRequest, moved: ArrayBufferLike[]): void =>
    worker.postMessage(request, { transfer: moved as ArrayBuffer[] });
  send({ files }, [files.program, files.language]);
  return {
    read: (photo, onProgress) =>
      new Promise((resolve, reject) => {
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
          if ('progress' in data) onProgress(data.progress);
          else if ('words' in data) resolve(data.words);
          else reject(new Error(data.failed));
        };
        send({ photo }, [photo.pixels.buffer]);
      }),
    close: () => worker.terminate(),
  };
};

/** Opens the reader of photos (product.md §574). */
export const openPhotoReader = async (): Promise<PhotoReader> => startReader(await loadReaderFiles());
