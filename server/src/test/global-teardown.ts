import { rmSync } from 'node:fs';
import { postgresAccount } from '../platform/database/embedded/account.ts';
import { databaseFolder } from '../platform/database/embedded/location.ts';
import type { TestRun } from './test-run.ts';

/** Stops the run's PostgreSQL and removes its files. */
const tearDown = async (): Promise<void> => {
  const { database, dataDir } = (globalThis as unknown as { testRun: TestRun }).testRun;
  await database.stop();
  rmSync(databaseFolder(dataDir, postgresAccount()), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
};

export default tearDown;
