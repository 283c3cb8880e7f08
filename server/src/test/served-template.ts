import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { withPool } from '../platform/database/database.ts';
import { createJobs, type Job, type Jobs } from '../platform/jobs/jobs.ts';
import { TEMPLATE } from './test-run.ts';

/** Name of the database that has the tables of the queues too: half a second of work at a server's first start. */
const SERVED = 'template_served';
/** Of the lock that lets one worker make it; the others do without meanwhile. */
const LOCK = 7_230_417;

/** Runs SQL beside the databases of the test files. */
export const administer = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const isMade = async (client: Client): Promise<boolean> =>
  (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [SERVED])).rowCount === 1;

/** What the database of a file with a server is copied from. */
export const servedTemplate = async (client: Client): Promise<string> =>
  (await isMade(client)) ? SERVED : TEMPLATE;

/** Makes the queues, and leaves no other trace of a start: no times, no schedule, no job. */
const makeQueues = (url: string, kinds: readonly Job<object>[]): Promise<void> =>
  withPool(url, async (database) => {
    const jobs = createJobs(database, () => undefined);
    for (const kind of kinds) jobs.handle(kind, async () => undefined);
    await jobs.start();
    await jobs.stop();
    await database.query(`
      DELETE FROM pgboss.job; DELETE FROM pgboss.schedule;
      UPDATE pgboss.version SET maintained_on = NULL, cron_on = NULL, monitored_on = NULL`);
  });

const make = async (client: Client, kinds: readonly Job<object>[]): Promise<void> => {
  const draft = `draft_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = draft;
  await client.query(`CREATE DATABASE ${draft} TEMPLATE ${TEMPLATE}`);
  await makeQueues(url.href, kinds);
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${SERVED}`);
};

const ensure = (kinds: readonly Job<object>[]): Promise<void> =>
  administer(async (client) => {
    if (await isMade(client)) return;
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [LOCK]);
    // Who had the lock before may have made it meanwhile.
    if (rows[0]?.mine && !(await isMade(client))) await make(client, kinds);
  });

/** The queue of a server; with its first start in a run, the files that follow get theirs with the copy. */
export const sharingQueues = (jobs: Jobs): Jobs => {
  const kinds: Job<object>[] = [];
  return {
    ...jobs,
    handle: (job, handler) => {
      kinds.push(job);
      jobs.handle(job, handler);
    },
    start: async () => {
      await ensure(kinds);
      await jobs.start();
    },
  };
};
