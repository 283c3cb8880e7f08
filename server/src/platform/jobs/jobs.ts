import PgBoss from 'pg-boss';
import type { Database, Queryable } from '../database/database.ts';
import { LOOK_MS, watchDueWork } from './due-work.ts';
import { createJobRunner, type Handled, LEASE_SECONDS, RENEW_MS } from './job-runner.ts';
import { createPendingWork } from './pending-work.ts';
import { createQueueDatabase } from './queue-database.ts';

export { JobGivenUp } from './job-runner.ts';

/** A kind of background work that runs at least once, in any server process. Created by `defineJob`. */
export interface Job<P extends object> {
  name: string;
  /** How often a failed job is retried, and the first delay in seconds, which doubles each time. */
  retries: { limit: number; delaySeconds: number };
  /**
   * Whether one may take longer than five minutes. Its process then keeps it while it lives (product.md §692), also where
   * its handler hangs for hours.
   */
  takesLong: boolean;
  /** Never set: it carries the type of the payload. */
  readonly payload?: P;
}

/** Defines a kind of job. The payload is stored as JSON, so it should hold ids instead of records. */
export const defineJob = <P extends object>(
  name: string,
  retries: Job<P>['retries'] = { limit: 12, delaySeconds: 5 },
  takesLong = false,
): Job<P> => ({ name, retries, takesLong });

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

const STOP_MS = 10_000;
/** How long failed jobs are kept, for whoever sends them again: as long as operators may be away. */
const FAILED_KEPT_SECONDS = 7 * 24 * 3600;

const sqlOn = (client: Queryable): PgBoss.Db => ({
  executeSql: (text, values) => client.query(text, values),
});

/** What the queue of a process does otherwise than usually. */
interface JobsOptions {
  /** Time between two looks for work, in ms. */
  lookMs?: number;
  /** How often a process says that it still has a long job, in ms. */
  renewMs?: number;
  /** Called each time a job has failed; it is tried again while it has retries left (product.md §686). */
  onFailed?: (name: string, id: string) => void;
}

/** Opens the queue on the product's database, so that a job and its data are stored in one transaction. */
export const createJobs = (
  database: Database,
  onError: (error: Error) => void,
  { lookMs = LOOK_MS, renewMs = RENEW_MS, onFailed }: JobsOptions = {},
): Jobs => {
  const inHand = createPendingWork();
  const queue = createQueueDatabase(database);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => inHand.add(queue.executeSql(text, values)) },
    archiveFailedAfterSeconds: FAILED_KEPT_SECONDS,
  });
  boss.on('error', onError);
  const kinds = new Map<string, Job<object>>();
  const handlers = new Map<string, Handled>();
  const crons = new Map<string, string>();
  const stopping = new AbortController();
  const giveUp = (name: string, id: string) =>
    queue.executeSql('UPDATE pgboss.job SET retry_limit = retry_count WHERE name = $1 AND id = $2', [
      name,
      id,
    ]);
  const runDue = createJobRunner(
    {
      giveUp,
      fetch: (kind, options) => boss.fetch<object>(kind, options),
      complete: (name, id) => boss.complete(name, id),
      fail: async (name, id, data) => {
        await boss.fail(name, id, data);
        onFailed?.(name, id);
      },
      renew: (name, id) =>
        database.query(
          "UPDATE pgboss.job SET started_on = now() WHERE name = $1 AND id = $2 AND state = 'active'",
          [name, id],
        ),
    },
    handlers,
    () => stopping.signal.aborted,
    renewMs,
  );

  const open = async (): Promise<void> => {
    await boss.start();
    // The queue looks for what killed processes had in hand for the first time after two minutes.
    await boss.expire();
    for (const { name, retries } of kinds.values()) {
      const { limit, delaySeconds } = retries;
      await boss.createQueue(name, {
        name,
        retryLimit: limit,
        retryDelay: delaySeconds,
        retryBackoff: delaySeconds > 0,
      });
    }
    for (const [name, cron] of crons) await boss.schedule(name, cron, {}, { tz: 'Europe/Tirane' });
    const watching = watchDueWork(database, [...kinds.keys()], lookMs, stopping.signal, {
      onDue: (name) => void inHand.add(runDue(name).catch(onError)),
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
      kinds.set(job.name, job);
      handlers.set(job.name, {
        handler: handler as (payload: object) => Promise<void>,
        takesLong: job.takesLong,
      });
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
      // The queue does not know of the jobs that run here: without waiting they would be lost until their lease ends.
      await inHand.done(STOP_MS);
    },
  };
};
