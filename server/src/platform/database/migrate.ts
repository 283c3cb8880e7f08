import path from 'node:path';
import { runner } from 'node-pg-migrate';

/** Where the migrations are. */
export const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations');

/** Brings a database to the newest tables. Processes that start together wait for one another. */
export const migrate = async (databaseUrl: string): Promise<void> => {
  await runner({
    databaseUrl,
    dir: MIGRATIONS,
    direction: 'up',
    migrationsTable: 'migrations',
    advisoryLockMode: 'wait',
    log: () => undefined,
  });
};
