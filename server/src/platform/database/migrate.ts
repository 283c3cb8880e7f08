import { runner } from 'node-pg-migrate';
import { requireWhole } from './dump/unfinished-restore.ts';
import { MIGRATIONS } from './migrations-folder.ts';
import { withConnection } from './with-connection.ts';

/**
 * Runs all new migrations. Processes that start together wait for each other.
 * @throws {Error} when a restore into the database was broken off
 */
export const migrate = (databaseUrl: string): Promise<void> =>
  // The library does not wait for the end of a connection of its own.
  withConnection(databaseUrl, async (dbClient) => {
    await requireWhole(dbClient);
    await runner({
      dbClient,
      dir: MIGRATIONS,
      direction: 'up',
      migrationsTable: 'migrations',
      advisoryLockMode: 'wait',
      log: () => undefined,
    });
  });
