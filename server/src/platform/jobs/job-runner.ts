import { setTimeout as delay } from 'node:timers/promises';
import type PgBoss from 'pg-boss';

/** A job that runs longer than this counts as abandoned by a killed process and runs again in another. */
export const LEASE_SECONDS = 300;
/** How often the lease of a long job is renewed, in ms: twice may fail. */
export const RENEW_MS = (LEASE_SECONDS * 1_000) / 3;
/** How often at most: after eight hours its handler hangs. */
const RENEWALS = 288;
const BATCH = 20;

/** Thrown by the handler of a job that no retry can help: it counts as failed at once. */
export class JobGivenUp extends Error {}

/** The calls of the queue that hand out jobs and store how each has ended. */
interface Queue {
  fetch: (kind: string, options: { batchSize: number }) => Promise<PgBoss.Job<object>[]>;
  complete: (name: string, id: string) => Promise<unknown>;
  fail: (name: string, id: string, data: object) => Promise<unknown>;
  /** Lets the lease of a job begin now. */
  renew: (name: string, id: string) => Promise<unknown>;
  /** Lets a job have no retries left. */
  giveUp: (name: string, id: string) => Promise<unknown>;
}

/** What does the work of a kind of job, and whether that may take longer than a lease. */
export interface Handled {
  handler: (payload: object) => Promise<void>;
  takesLong: boolean;
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
 * Waits for a handler that may take long, and keeps its lease meanwhile. It ends with the process, so that what a killed
 * one had in hand is found.
 */
const keepLease = async (
  work: Promise<void>,
  renewMs: number,
  renew: () => Promise<unknown>,
): Promise<void> => {
  for (let renewals = 0; renewals < RENEWALS; renewals += 1) {
    const timer = new AbortController();
    const pause = delay(renewMs, false, { signal: timer.signal });
    const isDone = await Promise.race([work.then(() => true), pause]).finally(() => timer.abort());
    if (isDone) return;
    // Without a database it is tried again: the lease lasts longer.
    await renew().catch(() => undefined);
  }
  throw new Error('still running after eight hours');
};

/**
 * Runs one job and stores how it ended, before the queue is asked for more. The workers of the queue library do not
 * wait for that: a job that had failed and was handed out again counted as done when the first answer was late, and
 * was lost.
 */
const runJob = async (
  queue: Queue,
  { handler, takesLong }: Handled,
  { name, id, data }: PgBoss.Job<object>,
  renewMs: number,
): Promise<void> => {
  try {
    const work = handler(data);
    await (takesLong ? keepLease(work, renewMs, () => queue.renew(name, id)) : waitForLease(work));
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
 * @param renewMs how often the lease of a long job is renewed
 * @returns runs all due jobs of a kind, and does nothing while it is running them already. Rejects when the end of a
 *   job cannot be stored; such a job runs again after its lease.
 */
export const createJobRunner = (
  queue: Queue,
  handlers: ReadonlyMap<string, Handled>,
  isOver: () => boolean,
  renewMs: number,
): ((kind: string) => Promise<void>) => {
  const running = new Set<string>();

  const runAll = async (kind: string, handled: Handled): Promise<void> => {
    while (!isOver()) {
      const jobs = await queue.fetch(kind, { batchSize: BATCH });
      if (jobs.length === 0) return;
      await Promise.all(jobs.map((job) => runJob(queue, handled, job, renewMs)));
    }
  };

  return async (kind) => {
    const handled = handlers.get(kind);
    if (!handled || running.has(kind)) return;
    running.add(kind);
    await runAll(kind, handled).finally(() => running.delete(kind));
  };
};
