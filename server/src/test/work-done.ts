import type { Job } from '../platform/jobs/jobs.ts';
import { eventually } from './eventually.ts';
import type { TestServer } from './test-server.ts';

/** Does a kind of work, and waits until it and what follows from it are done: then what must not come of it can be seen. */
export const doWork = async (
  { database, jobs }: TestServer,
  job: Job<Record<string, never>>,
  ...following: readonly { name: string }[]
): Promise<void> => {
  await jobs.send(database, job, {});
  await eventually(async () => {
    const { rowCount } = await database.query(
      `SELECT FROM pgboss.job WHERE name = ANY ($1) AND state IN ('created', 'retry', 'active')`,
      [[job, ...following].map(({ name }) => name)],
    );
    expect(rowCount).toBe(0);
  });
};
