import PgBoss from 'pg-boss';
import type { Database, Queryable } from '../database/database.ts';
import { LOOK_MS, watchDueWork } from './due-work.ts';
import { createPendingWork } from './pending-work.ts';
import { createQueueDatabase } from './queue-database.ts';

/** A kind of background work that runs at least once, in any server process. Created by `defineJob`. */
export interface Job<P extends object> {
  name: string;
  /** How often a failed job is retried, and the first delay in seconds, which doubles each time. */
  retries: { limit: number; delaySeconds: number };
  /** Never set: it carries the type of the payload. */
  readonly payload?: P;
}

/** Defines a kind of job. The payload is stored as JSON, so it should hold ids instead of records. */
export const defineJob = <P extends object>(
  name: string,
  retries: Job<P>['retries'] = { limit: 12, delaySeconds: 5 },
): Job<P> => ({ name, retries });

/** The job queue. */
export interface Jobs {
  /**
   * Queues a job. On the connection of a transaction, the job exists only if that commits.
   * @param startAfter earliest start: a time, or seconds from now by the database's clock
   */
  send: <P extends object>(
    client: Queryable,
    job: Job<P>,
    payload: P,
    startAfter?: Date | number,
  ) => Promise<void>;
  /**
   * Registers the handler of a kind of job; call before `start`. When a handler throws, the job is retried.
   */
  handle: <P extends object>(job: Job<P>, handler: (payload: P) => Promise<void>) => void;
  /**
   * Queues a job at the times of a cron expression in Tirana's time zone, once for all processes; call
   * before `start`.
   */
  repeat: (job: Job<Record<string, never>>, cron: string) => void;
  start: () => Promise<void>;
  /** Number of jobs waiting in all processes, by kind. */
  waiting: () => Promise<Record<string, number>>;
  /** Waits for running jobs, at most 10 s. */
  stop: () => Promise<void>;
}

/** How often a kind is asked for by itself; `watchDueWork` finds its work long before. */
const POLL_SECONDS = 60;
const BATCH = 20;
const STOP_MS = 10_000;
/** A job that runs longer than this counts as abandoned by a killed process and runs again in another. */
const LEASE_SECONDS = 300;

const sqlOn = (client: Queryable): PgBoss.Db => ({
  executeSql: (text, values) => client.query(text, values),
});

/**
 * Opens the queue on the product's database, so that a job and its data are stored in one transaction.
 * @param lookMs time between two looks for work
 */
export const createJobs = (database: Database, onError: (error: Error) => void, lookMs = LOOK_MS): Jobs => {
  const inHand = createPendingWork();
  const queue = createQueueDatabase(database);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => inHand.add(queue.executeSql(text, values)) },
  });
  boss.on('error', onError);
  const kinds = new Map<string, { job: Job<object>; handler: (payload: object) => Promise<void> }>();
  const crons = new Map<string, string>();
  const stopping = new AbortController();

  const open = async (): Promise<void> => {
    await boss.start();
    // The queue looks for what killed processes had in hand for the first time after two minutes.
    await boss.expire();
    const workers = new Map<string, string>();
    for (const { job, handler } of kinds.values()) {
      const { limit, delaySeconds } = job.retries;
      await boss.createQueue(job.name, {
        name: job.name,
        retryLimit: limit,
        retryDelay: delaySeconds,
        retryBackoff: delaySeconds > 0,
      });
      const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: BATCH };
      const worker = await boss.work<object>(job.name, options, async (batch) => {
        // Each job fails separately. The queue would fail the whole batch.
        const attempts = batch.map(({ id, data }) =>
          handler(data).catch((error: Error) => boss.fail(job.name, id, { message: error.message })),
        );
        await inHand.add(Promise.all(attempts));
      });
      workers.set(job.name, worker);
    }
    for (const [name, cron] of crons) await boss.schedule(name, cron, {}, { tz: 'Europe/Tirane' });
    const watching = watchDueWork(database, [...workers.keys()], lookMs, stopping.signal, {
      onDue: (name) => boss.notifyWorker(workers.get(name) ?? ''),
      onError,
    });
    void inHand.add(watching);
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
      stopping.abort();
      queue.giveUp();
      await boss.stop({ graceful: true, timeout: STOP_MS });
      // The queue does not wait for a worker that is still fetching: its jobs would be lost until the lease
      // ends.
      await inHand.done(STOP_MS);
    },
  };
};
