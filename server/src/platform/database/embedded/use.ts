import { administrator } from './administrator.ts';
import type { Cluster } from './cluster.ts';

/** Names the use of a running PostgreSQL among advisory locks. */
const USE_LOCK = 7_268_041;

/** That this process uses PostgreSQL. */
export interface Use {
  /** Ends the use. True when nobody else uses PostgreSQL, so that it may be stopped. */
  release: () => Promise<boolean>;
}

/** Says, for as long as this process lives, that it uses a PostgreSQL which others may use as well. */
export const holdUse = async (cluster: Cluster, port: number): Promise<Use> => {
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
        // The connection broke, and with it everybody's.
        return true;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
};
