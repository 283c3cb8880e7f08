import { readConfig } from '../platform/config/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { startEmbeddedDatabase } from '../platform/database/embedded/embedded-database.ts';
import { migrate } from '../platform/database/migrate.ts';

/** Does a command's work on `DATABASE_URL`, or on the embedded database of `DATA_DIR`, beside the server or without it. */
export const withDatabase = async (work: (database: Database) => Promise<void>): Promise<void> => {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl ? undefined : await startEmbeddedDatabase(config.dataDir);
  const url = embedded?.url ?? config.databaseUrl ?? '';
  await migrate(url);
  const database = openDatabase(url, () => undefined);
  try {
    await work(database);
  } finally {
    await database.end();
    await embedded?.stop();
  }
};
