import path from 'node:path';
import pLimit from 'p-limit';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { TaskTimeout, WorkerProcess } from '../../platform/processes/worker-process.ts';
import type { PictureCost } from './check-picture.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { PICTURE_REFUSALS } from './picture-refused.ts';

const SCRIPT = path.join(import.meta.dirname, 'encode-process');
/** The slowest picture that is taken needs about three seconds of a calm machine. */
const TIME_LIMIT_MS = 15_000;
const IDLE_MS = 30_000;
const HEAP_MB = 96;

/** A failure of a process is told by its message, which is the code of a `PictureRefused`. */
const refusalOf = (error: Error): Error => {
  if (error instanceof TaskTimeout) return new ApiFailure('upload_invalid');
  const code = PICTURE_REFUSALS.find((known) => known === error.message);
  return code ? new ApiFailure(code) : error;
};

/** What an encoder is asked for, in this order: to check an upload, to decode it, and to encode what it has decoded. */
export type EncoderTask = { check: Uint8Array } | 'decode' | 'encode';

/** Processes that encode pictures, each one at a time, so that one that takes too long can be ended (product.md §185). */
export interface PictureEncoders {
  /**
   * Encodes an uploaded picture; the caller lets no more come at once than there are processes.
   * @throws {ApiFailure} as `readPicture` and `decodePicture` do, and `upload_invalid` after 15 s
   */
  encode: (bytes: Buffer) => Promise<EncodedPicture>;
  /** Ends the processes. */
  stop: () => void;
}

/** The picture that came last; neither of the two is ever rejected. */
interface Predecessor {
  isQuick: Promise<boolean>;
  done: Promise<unknown>;
}

/**
 * Opens so many encoders; their processes start when they are needed. One picture is encoded at a time: that takes the most
 * memory and is bounded. Most photos are decoded quickly, and the next picture waits for the same process; for one that
 * is decoded slowly nobody waits, and a further process starts (docs/decisions/0031).
 * @param script what a process runs, without its ending
 * @param timeLimitMs how long one step of a picture may take, in ms
 */
export const openEncoders = (
  count: number,
  script = SCRIPT,
  timeLimitMs = TIME_LIMIT_MS,
): PictureEncoders => {
  const free = Array.from(
    { length: count },
    () => new WorkerProcess({ script, timeLimitMs, idleMs: IDLE_MS, heapMb: HEAP_MB }),
  );
  const processes = [...free];
  const enqueue = pLimit(1);
  let predecessor: Predecessor = { isQuick: Promise.resolve(true), done: Promise.resolve() };
  const nextProcess = async ({ isQuick, done }: Predecessor): Promise<WorkerProcess> => {
    if (await isQuick) await done;
    // Whatever is encoded now is done soon, and leaves a process that is running.
    await enqueue(() => undefined);
    const next = free.shift();
    if (!next) throw new Error('more pictures than encoders');
    return next;
  };
  const finish = async (one: WorkerProcess, check: Promise<unknown>): Promise<EncodedPicture> => {
    try {
      await check;
      await one.run('decode' satisfies EncoderTask);
      return (await enqueue(() => one.run('encode' satisfies EncoderTask))) as EncodedPicture;
    } catch (error) {
      throw refusalOf(error as Error);
    } finally {
      free.unshift(one);
    }
  };
  return {
    encode(bytes) {
      const next = nextProcess(predecessor);
      const check = next.then((one) =>
        one.run({ check: bytes } satisfies EncoderTask),
      ) as Promise<PictureCost>;
      const encoded = next.then((one) => finish(one, check));
      const isQuick = check.then(
        (cost) => cost.isQuick,
        () => true,
      );
      predecessor = { isQuick, done: encoded.catch(() => undefined) };
      return encoded;
    },
    stop: () => {
      for (const one of processes) one.stop();
    },
  };
};
