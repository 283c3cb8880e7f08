import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorCode } from '@tavolina/shared-api/contract';
import pLimit from 'p-limit';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { TaskTimeout, WorkerProcess } from '../../platform/processes/worker-process.ts';
import type { EncodedPicture } from './encode-picture.ts';

const SCRIPT = path.join(import.meta.dirname, 'encode-process');
/** The slowest picture that is taken needs about three seconds of a calm machine. */
const TIME_LIMIT_MS = 15_000;
const IDLE_MS = 30_000;
const HEAP_MB = 96;

/** The refusals of `decodePicture`; a failure is told by its message, which is the code of a refusal. */
const REFUSALS: readonly ErrorCode[] = ['upload_too_large', 'upload_pixels', 'upload_invalid'];

const refusalOf = (error: Error): Error => {
  if (error instanceof TaskTimeout) return new ApiFailure('upload_invalid');
  const code = REFUSALS.find((known) => known === error.message);
  return code ? new ApiFailure(code) : error;
};

/** What an encoder is asked for: to decode an upload, and then to encode what it has decoded. */
export type EncoderTask = { decode: Uint8Array } | 'encode';

/** Processes that encode pictures, each one at a time, so that a picture that takes too long can be ended. */
export interface PictureEncoders {
  /**
   * Encodes an uploaded picture; the caller lets no more come at once than there are processes.
   * @throws {ApiFailure} as `decodePicture` does, and `upload_invalid` after 15 s
   */
  encode: (bytes: Buffer) => Promise<EncodedPicture>;
  /** Ends the processes. */
  stop: () => void;
}

/**
 * How long a picture waits, in ms, for the decoding of the one before it. Most photos are decoded by then, and what follows is
 * short: one process does for both. For a picture that is still decoded a further process starts.
 */
const PATIENCE_MS = 100;

/**
 * Opens so many encoders; their processes start when they are needed. One picture is encoded at a time: that takes the most
 * memory and is bounded, while decoding is not, so that nobody waits for another's (docs/decisions/0031).
 * @param script what a process runs, without its ending
 */
export const openEncoders = (count: number, script = SCRIPT): PictureEncoders => {
  const free = Array.from(
    { length: count },
    () => new WorkerProcess({ script, timeLimitMs: TIME_LIMIT_MS, idleMs: IDLE_MS, heapMb: HEAP_MB }),
  );
  const processes = [...free];
  const inTurn = pLimit(1);
  let decoding: Promise<unknown> = Promise.resolve();
  const run = async (one: WorkerProcess, bytes: Buffer): Promise<EncodedPicture> => {
    const decode = one.run({ decode: bytes } satisfies EncoderTask);
    decoding = decode.catch(() => undefined);
    await decode;
    return (await inTurn(() => one.run('encode' satisfies EncoderTask))) as EncodedPicture;
  };
  return {
    async encode(bytes) {
      await Promise.race([decoding, delay(PATIENCE_MS, undefined, { ref: false })]);
      // Whatever is encoded now is done soon, and leaves a process that is running.
      await inTurn(() => undefined);
      const one = free.shift();
      if (!one) throw new Error('more pictures than encoders');
      try {
        return await run(one, bytes);
      } catch (error) {
        throw refusalOf(error as Error);
      } finally {
        free.unshift(one);
      }
    },
    stop: () => {
      for (const one of processes) one.stop();
    },
  };
};
