import { setTimeout as delay } from 'node:timers/promises';
import type PgBoss from 'pg-boss';

/** A job that runs longer than this counts as abandoned by a killed process and runs again in another. */
export const LEASE_SECONDS = 300;
const BATCH = 20;

/** Thrown by the handler of a job that no retry can help: it counts as failed at once. */
export class JobGivenUp extends Error {}

/** The calls of the queue that hand out jobs and store how each has ended. */
interface Queue {
  fetch: (kind: string, options: { batchSize: number }) => Promise<PgBoss.Job<object>[]>;
  complete: (name: string, id: string) => Promise<unknown>;
  fail: (name: string, id: string, data: object) => Promise<unknown>;
  /** Lets a job have no retries left. */
  giveUp: (name: string, id: string) => Promise<unknown>;
}

/** A handler is not waited for any longer once its lease is over: another process may have the job then. */
const waitForLease = async (work: Promise<void>): Promise<void> => {
  const timer = new AbortController();
  const isOver = delay(LEASE_SECONDS * 1000, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`still running after ${LEASE_SECONDS} s`);
  });
  await Promise.race([work, isOver]).finally(() => timer.abort());
};

/**
 * Runs one job and stores how it ended, before the queue is asked for more. The workers of the queue library do not
 * wait for that: a job that had failed and was handed out again counted as done when the first answer was late, and
 * was lost.
 */
const runJob = async (
  queue: Queue,
  handler: (payload: object) => Promise<void>,
  { name, id, data }: PgBoss.Job<object>,
): Promise<void> => {
  try {
    await waitForLease(handler(data));
  } catch (error) {
    if (error instanceof JobGivenUp) await queue.giveUp(name, id);
    await queue.fail(name, id, { message: error instanceof Error ? error.message : String(error) });
    return;
  }
  await queue.complete(name, id);
};

/**
 * Runs jobs in this process, of each kind at most 20 at once.
 * @param handlers what does the work, by kind of job
 * @param isOver checked before more jobs are taken
 * @returns runs all due jobs of a kind, and does nothing while it is running them already. Rejects when the end of a
 *   job cannot be stored; such a job runs again after its lease.
 */
export const createJobRunner = (
  queue: Queue,
  handlers: ReadonlyMap<string, (payload: object) => Promise<void>>,
  isOver: () => boolean,
): ((kind: string) => Promise<void>) => {
  const running = new Set<string>();

  const runAll = async (kind: string, handler: (payload: object) => Promise<void>): Promise<void> => {
    while (!isOver()) {
      const jobs = await queue.fetch(kind, { batchSize: BATCH });
      if (jobs.length === 0) return;
      await Promise.all(jobs.map((job) => runJob(queue, handler, job)));
    }
  };

  return async (kind) => {
    const handler = handlers.get(kind);
    if (!handler || running.has(kind)) return;
    running.add(kind);
    await runAll(kind, handler).finally(() => running.delete(kind));
  };
};
