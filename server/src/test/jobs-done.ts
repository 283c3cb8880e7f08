import type { Job } from '../platform/jobs/jobs.ts';
import { eventually } from './eventually.ts';
import type { TestServer } from './test-server.ts';

/** Waits until work of some kinds is done: then what must not come of it can be seen. */
export const jobsDone = ({ database }: TestServer, ...kinds: readonly { name: string }[]): Promise<void> =>
  eventually(async () => {
    const { rowCount } = await database.query(
      `SELECT FROM pgboss.job WHERE name = ANY ($1) AND state IN ('created', 'retry', 'active')`,
      [kinds.map(({ name }) => name)],
    );
    expect(rowCount).toBe(0);
  });

/** Waits until one job has been done. */
export const jobDone = ({ database }: TestServer, id: string | undefined): Promise<void> =>
  eventually(async () => {
    const { rowCount } = await database.query(
      `SELECT FROM pgboss.job WHERE id = $1 AND state = 'completed'`,
      [id],
    );
    expect(rowCount).toBe(1);
  });

/** Does a kind of work, and waits until it and what follows from it are done. */
export const doWork = async (
  server: TestServer,
  job: Job<Record<string, never>>,
  ...following: readonly { name: string }[]
): Promise<void> => {
  await server.jobs.send(server.database, job, {});
  await jobsDone(server, job, ...following);
};
