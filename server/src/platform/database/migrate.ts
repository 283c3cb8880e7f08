import { runner } from 'node-pg-migrate';
import { MIGRATIONS } from './migrations-folder.ts';
import { withConnection } from './with-connection.ts';

/** Runs all new migrations. Processes that start together wait for each other. */
export const migrate = (databaseUrl: string): Promise<void> =>
  // The library does not wait for the end of a connection of its own.
  withConnection(databaseUrl, async (dbClient) => {
    await runner({
      dbClient,
      dir: MIGRATIONS,
      direction: 'up',
      migrationsTable: 'migrations',
      advisoryLockMode: 'wait',
      log: () => undefined,
    });
  });
