import path from 'node:path';
import { runner } from 'node-pg-migrate';

/** Where the migrations are. */
export const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations');

/** Runs all new migrations. Processes that start together wait for each other. */
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
