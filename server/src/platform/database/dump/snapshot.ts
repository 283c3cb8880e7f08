import type { Client } from 'pg';
import { withConnection } from '../with-connection.ts';

/** One moment of a database, which stays readable while others write. */
export interface Snapshot {
  /** Its name for `pg_dump --snapshot`. */
  id: string;
  /** Reads at this moment. */
  client: Client;
  /** Version of the server: 15 of 15.18. */
  major: number;
}

/** Version of a server: 15 of 15.18. */
export const majorOf = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version`,
  );
  return rows[0]?.version ?? 0;
};

/** Does work at one moment of a database. */
export const atSnapshot = <T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> =>
  withConnection(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    const result = await work({ id: rows[0]?.id ?? '', client, major: await majorOf(client) });
    await client.query('COMMIT');
    return result;
  });

/** How many rows each table has, by `schema.table`. Counters of limits (unlogged) are left out: no dump has them. */
export const countRows = async (client: Client): Promise<Record<string, number>> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND n.nspname NOT IN ('pg_catalog', 'information_schema')
     ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int8 AS count FROM ${name}`);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
};

/** Names of the migrations that made the tables, in their order. */
export const listMigrations = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
};
