import { administrator } from './administrator.ts';
import type { Cluster } from './cluster.ts';

/** Key of the advisory lock that every process using PostgreSQL holds. */
const USE_LOCK = 7_268_041;

/** A shared lock that shows that this process uses PostgreSQL. */
export interface UsageLock {
  /** Releases the lock. True when no other process holds it, so PostgreSQL may be stopped. */
  release: () => Promise<boolean>;
}

/** Takes the shared lock for the lifetime of this process. */
export const acquireUsageLock = async (cluster: Cluster, port: number): Promise<UsageLock> => {
  const client = administrator(cluster, port);
  await client.connect();
  await client.query('SELECT pg_advisory_lock_shared($1)', [USE_LOCK]);
  const isLast = async (): Promise<boolean> => {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [USE_LOCK]);
    const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [
      USE_LOCK,
    ]);
    return rows[0]?.alone === true;
  };
  return {
    release: async () => {
      try {
        return await isLast();
      } catch {
        // The connection broke: PostgreSQL is down, so no process uses it.
        return true;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
};
