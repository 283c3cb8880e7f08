import { eventually } from './eventually.ts';
import type { TestServer } from './test-server.ts';

/** Waits until no work of some kinds is queued or in hand, so that what must not have come of it can be seen. */
export const workDone = ({ database }: TestServer, ...jobs: readonly { name: string }[]): Promise<void> =>
  eventually(async () => {
    const { rowCount } = await database.query(
      `SELECT FROM pgboss.job WHERE name = ANY ($1) AND state IN ('created', 'retry', 'active')`,
      [jobs.map(({ name }) => name)],
    );
    expect(rowCount).toBe(0);
  });
