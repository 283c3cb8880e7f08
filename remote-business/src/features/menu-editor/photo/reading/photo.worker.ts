import { cleanPicture } from '../clean/clean-picture.ts';
import { openReader } from './open-reader.ts';
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts';

/** What part of the progress of a photo its cleaning takes. */
const CLEANING = 0.4;

let opened: ReturnType<typeof openReader> | undefined;

const answer = (message: ReaderAnswer): void => postMessage(message);

const handle = async (request: ReaderRequest): Promise<void> => {
  if ('files' in request) {
    opened = openReader(request.files);
    await opened;
    return;
  }
  const read = await opened;
  if (!read) throw new Error('A photo came before the reader');
  const clean = cleanPicture(request.photo);
  answer({ progress: CLEANING });
  const words = read(clean, (progress) => answer({ progress: CLEANING + progress * (1 - CLEANING) }));
  answer({ words });
};

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  handle(data).catch((error: unknown) => answer({ failed: String(error) }));
});
