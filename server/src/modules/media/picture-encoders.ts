import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorCode } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { TaskTimeout, WorkerProcess } from '../../platform/processes/worker-process.ts';
import type { EncodedPicture } from './encode-picture.ts';

const SCRIPT = path.join(import.meta.dirname, 'encode-process');
/** The largest honest picture takes about two seconds. */
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

/**
 * How long a picture waits for the one before it, in ms, and only then takes a further process: two at once take twice the
 * memory, and most are done by then.
 */
const PATIENCE_MS = 1_000;

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

/** Opens so many encoders; their processes start when they are needed. */
export const openEncoders = (count: number): PictureEncoders => {
  const processes = Array.from(
    { length: count },
    () => new WorkerProcess({ script: SCRIPT, timeLimitMs: TIME_LIMIT_MS, idleMs: IDLE_MS, heapMb: HEAP_MB }),
  );
  const running = new Set<Promise<unknown>>();
  const run = async (one: WorkerProcess, bytes: Buffer): Promise<EncodedPicture> => {
    const task = one.run(bytes);
    const ended = task.catch(() => undefined).finally(() => running.delete(ended));
    running.add(ended);
    return (await task) as EncodedPicture;
  };
  return {
    async encode(bytes) {
      if (running.size > 0) await Promise.race([...running, delay(PATIENCE_MS, undefined, { ref: false })]);
      const free = processes.find(({ isFree }) => isFree);
      if (!free) throw new Error('more pictures than encoders');
      try {
        return await run(free, bytes);
      } catch (error) {
        throw refusalOf(error as Error);
      }
    },
    stop: () => {
      for (const one of processes) one.stop();
    },
  };
};
