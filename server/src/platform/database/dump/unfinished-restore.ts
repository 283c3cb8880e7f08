import type { Client } from 'pg';
import { withConnection } from '../with-connection.ts';

/** A schema of its own, which no dump has and no migration knows. */
export const MARK_SCHEMA = 'unfinished_restore';

/** A restore into a database that has not ended. */
interface UnfinishedRestore {
  /** Name of the backup. */
  backup: string;
  begun_at: Date;
}

const find = async (client: Client): Promise<UnfinishedRestore | undefined> => {
  const { rows: found } = await client.query<{ is_there: boolean }>(
    `SELECT to_regclass('${MARK_SCHEMA}.mark') IS NOT NULL AS is_there`,
  );
  if (!found[0]?.is_there) return undefined;
  const { rows } = await client.query<UnfinishedRestore>(`SELECT backup, begun_at FROM ${MARK_SCHEMA}.mark`);
  return rows[0];
};

/** Name of the backup whose restore into a database was broken off; undefined where none was. */
export const findUnfinishedRestore = async (url: string): Promise<string | undefined> =>
  (await withConnection(url, find))?.backup;

/** Marks a database as one that a backup is restored into, in place of an earlier mark. */
export const markUnfinished = (url: string, backup: string): Promise<void> =>
  withConnection(url, async (client) => {
    await client.query('BEGIN');
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${MARK_SCHEMA}`);
    await client.query(`DROP TABLE IF EXISTS ${MARK_SCHEMA}.mark`);
    await client.query(
      `CREATE TABLE ${MARK_SCHEMA}.mark (backup text NOT NULL, begun_at timestamptz NOT NULL DEFAULT now())`,
    );
    await client.query(`INSERT INTO ${MARK_SCHEMA}.mark (backup) VALUES ($1)`, [backup]);
    await client.query('COMMIT');
  });

/** Takes the mark away: everything is there, or nothing was changed. */
export const unmark = (url: string): Promise<void> =>
  withConnection(url, async (client) => {
    await client.query(`DROP SCHEMA IF EXISTS ${MARK_SCHEMA} CASCADE`);
  });

/**
 * Requires that no restore into a database was broken off: what it holds is not a whole installation (product.md §621).
 * @throws {Error} with what to do
 */
export const requireWhole = async (client: Client): Promise<void> => {
  const unfinished = await find(client);
  if (unfinished)
    throw new Error(
      `The restore of ${unfinished.backup} into this database, begun at ${unfinished.begun_at.toISOString()}, has not ended. ` +
        'Run it again: node server/dist/app/restore.js <backup>.',
    );
};
