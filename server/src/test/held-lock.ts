import { eventually } from './eventually.ts';
import type { TestServer } from './test-server.ts';

/** A lock that a test holds, so that requests stop where they need it. */
export interface HeldLock {
  /** Waits until so many requests wait for a lock, of this one or of each other. */
  waiting: (count: number) => Promise<void>;
  release: () => Promise<void>;
}

/** Takes the locks of a statement and holds them until they are released. */
export const holdLock = async ({ database }: TestServer, sql: string): Promise<HeldLock> => {
  const client = await database.connect();
  await client.query('BEGIN');
  await client.query(sql);
  return {
    waiting: (count) =>
      eventually(async () => {
        const { rowCount } = await database.query(
          `SELECT DISTINCT a.pid FROM pg_locks l JOIN pg_stat_activity a USING (pid)
           WHERE NOT l.granted AND a.datname = current_database()`,
        );
        expect(rowCount).toBe(count);
      }),
    release: async () => {
      await client.query('COMMIT');
      client.release();
    },
  };
};
