import { withConnection } from '../with-connection.ts';
import { findProgram } from './programs.ts';
import { runOnDatabase } from './run-program.ts';
import type { Snapshot } from './snapshot.ts';
import { MARK_SCHEMA } from './unfinished-restore.ts';

/**
 * Writes a database as it is at a moment to a file, in pg_dump's own format. Owners, rights and comments stay behind:
 * elsewhere another role owns everything.
 * @returns the version of the program that wrote it
 * @throws {Error} where no fitting pg_dump is there, or it failed
 */
export const dumpDatabase = async (
  url: string,
  { id, major }: Snapshot,
  file: string,
  signal?: AbortSignal,
): Promise<number> => {
  const program = await findProgram('pg_dump', major);
  const args = ['--format=custom', `--snapshot=${id}`, '--no-owner', '--no-privileges', '--no-comments'];
  await runOnDatabase(program, url, [...args, '--no-unlogged-table-data', `--file=${file}`], signal);
  return program.major;
};

/** Whether a database has no tables, beside the mark of a restore and what extensions brought. */
export const isEmpty = (url: string): Promise<boolean> =>
  withConnection(url, async (client) => {
    const { rowCount } = await client.query(
      `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind IN ('r', 'p', 'v', 'm') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast', $1)
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e') LIMIT 1`,
      [MARK_SCHEMA],
    );
    return rowCount === 0;
  });

/** Whether a pg_restore works on a database, perhaps one whose command was killed. */
export const isBeingRestored = (url: string): Promise<boolean> =>
  withConnection(url, async (client) => {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'pg_restore'`,
    );
    return rowCount !== 0;
  });

/**
 * Restores a dump into an empty database: all of it, or nothing.
 * @param writtenBy version of the pg_dump that wrote it
 */
export const restoreDump = async (
  url: string,
  file: string,
  writtenBy: number,
  signal?: AbortSignal,
): Promise<void> => {
  const program = await findProgram('pg_restore', writtenBy);
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await runOnDatabase(program, url, [...args, file], signal);
  await withConnection(url, (client) => client.query('ANALYZE'));
};
