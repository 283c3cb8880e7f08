import PgBoss from 'pg-boss';
import type { Database, Queryable } from '../database/database.ts';
import { createPendingWork } from './pending-work.ts';
import { waitingOutOutages } from './waiting-database.ts';

/** Work that is done later, at least once, by any server process. Made by `defineJob`. */
export interface Job<P extends object> {
  name: string;
  /** How often it is tried again, and how long after the first failure, in s; the wait doubles each time. */
  retries: { limit: number; delaySeconds: number };
  /** Never set: it carries the payload's type. */
  readonly payload?: P;
}

/** Names a kind of work. The payload travels as JSON, so it holds ids rather than what they stand for. */
export const defineJob = <P extends object>(
  name: string,
  retries: Job<P>['retries'] = { limit: 12, delaySeconds: 5 },
): Job<P> => ({ name, retries });

/** The queue of work that follows from what was stored. */
export interface Jobs {
  /**
   * Queues work with the change it follows from: on a transaction's connection it exists exactly when that commits.
   * @param startAfter the time before which nobody begins it, or how many s after the change, by the database's clock
   */
  send: <P extends object>(
    client: Queryable,
    job: Job<P>,
    payload: P,
    startAfter?: Date | number,
  ) => Promise<void>;
  /** Says who does a kind of work; before `start`. A handler that throws is called again later. */
  handle: <P extends object>(job: Job<P>, handler: (payload: P) => Promise<void>) => void;
  /** Queues a kind of work at the times of a cron expression in Tirane, once for all processes; before `start`. */
  repeat: (job: Job<Record<string, never>>, cron: string) => void;
  start: () => Promise<void>;
  /** Pieces of work of all processes that nobody has begun, by kind. */
  waiting: () => Promise<Record<string, number>>;
  /** Waits for the work in hand, 10 s at most. */
  stop: () => Promise<void>;
}

const POLL_SECONDS = 0.5;
const BATCH = 20;
const STOP_MS = 10_000;
/** After this long, work in hand counts as that of a killed process and is done by another one. */
const LEASE_SECONDS = 300;

const sqlOn = (client: Queryable): PgBoss.Db => ({
  executeSql: (text, values) => client.query(text, values),
});

/** Opens the queue on the product's own database, so that work and data are one transaction. */
export const createJobs = (database: Database, onError: (error: Error) => void): Jobs => {
  const inHand = createPendingWork();
  const queue = waitingOutOutages(database);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => inHand.add(queue.executeSql(text, values)) },
  });
  boss.on('error', onError);
  const kinds = new Map<string, { job: Job<object>; handler: (payload: object) => Promise<void> }>();
  const crons = new Map<string, string>();

  const open = async (): Promise<void> => {
    await boss.start();
    for (const { job, handler } of kinds.values()) {
      const { limit, delaySeconds } = job.retries;
      await boss.createQueue(job.name, {
        name: job.name,
        retryLimit: limit,
        retryDelay: delaySeconds,
        retryBackoff: delaySeconds > 0,
      });
      const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: BATCH };
      await boss.work<object>(job.name, options, async (batch) => {
        // Each piece fails for itself; the queue would call the whole batch failed.
        const attempts = batch.map(({ id, data }) =>
          handler(data).catch((error: Error) => boss.fail(job.name, id, { message: error.message })),
        );
        await inHand.add(Promise.all(attempts));
      });
    }
    for (const [name, cron] of crons) await boss.schedule(name, cron, {}, { tz: 'Europe/Tirane' });
  };

  return {
    async send(client, job, payload, startAfter) {
      await boss.send(job.name, payload, {
        db: sqlOn(client),
        expireInSeconds: LEASE_SECONDS,
        ...(startAfter && { startAfter }),
      });
    },
    handle(job, handler) {
      kinds.set(job.name, { job, handler: handler as (payload: object) => Promise<void> });
    },
    repeat(job, cron) {
      crons.set(job.name, cron);
    },
    start: open,
    async waiting() {
      const sizes = [...kinds.keys()].map(async (name) => [name, await boss.getQueueSize(name)] as const);
      return Object.fromEntries(await Promise.all(sizes));
    },
    async stop() {
      queue.giveUp();
      await boss.stop({ graceful: true, timeout: STOP_MS });
      // The queue forgets a worker that was still asking for work: what that one was given would be lost for the lease.
      await inHand.done(STOP_MS);
    },
  };
};
