import path from 'node:path';
import type { ErrorCode } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { TaskTimeout, WorkerProcess } from '../../platform/processes/worker-process.ts';
import type { EncodedPicture } from './encode-picture.ts';

const SCRIPT = path.join(import.meta.dirname, 'encode-process');
/** The slowest picture that is taken needs about three seconds of a calm machine. */
const TIME_LIMIT_MS = 15_000;
const IDLE_MS = 30_000;
const HEAP_MB = 96;

/** The refusals of `encodePicture`; a failure is told by its message, which is the code of a refusal. */
const REFUSALS: readonly ErrorCode[] = ['upload_too_large', 'upload_pixels', 'upload_invalid'];

const refusalOf = (error: Error): Error => {
  if (error instanceof TaskTimeout) return new ApiFailure('upload_invalid');
  const code = REFUSALS.find((known) => known === error.message);
  return code ? new ApiFailure(code) : error;
};

/** Processes that encode pictures, each one at a time, so that a picture that takes too long can be ended. */
export interface PictureEncoders {
  /**
   * Encodes an uploaded picture; the caller lets no more come at once than there are processes.
   * @throws {ApiFailure} as `encodePicture` does, and `upload_invalid` after 15 s
   */
  encode: (bytes: Buffer) => Promise<EncodedPicture>;
  /** Ends the processes. */
  stop: () => void;
}

/**
 * Opens so many encoders; their processes start when they are needed. A further one starts at once, for only another
 * owner's picture can need it: it costs its memory, and no owner waits for another's picture (docs/decisions/0031).
 * @param script what a process runs, without its ending
 */
export const openEncoders = (count: number, script = SCRIPT): PictureEncoders => {
  const processes = Array.from(
    { length: count },
    () => new WorkerProcess({ script, timeLimitMs: TIME_LIMIT_MS, idleMs: IDLE_MS, heapMb: HEAP_MB }),
  );
  return {
    async encode(bytes) {
      const free = processes.find(({ isFree }) => isFree);
      if (!free) throw new Error('more pictures than encoders');
      try {
        return (await free.run(bytes)) as EncodedPicture;
      } catch (error) {
        throw refusalOf(error as Error);
      }
    },
    stop: () => {
      for (const one of processes) one.stop();
    },
  };
};
