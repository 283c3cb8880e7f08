import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbeddedDatabase } from '../platform/database/embedded/embedded-database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { stopRun } from './global-teardown.ts';
import { TEMPLATE, type TestRun } from './test-run.ts';

/** Starts one PostgreSQL for the run, with a migrated database from which each test file gets a copy. */
const setUp = async (): Promise<void> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tavolina-test-'));
  chmodSync(dataDir, 0o755);
  const database = await startEmbeddedDatabase(dataDir);
  const url = new URL(database.url);
  const client = new Client({ connectionString: url.href });
  await client.connect();
  // Nothing outlives the run, so no commit need wait for the disk.
  await client.query('ALTER ROLE CURRENT_USER SET synchronous_commit = off');
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  url.pathname = TEMPLATE;
  await migrate(url.href);
  process.env.TEST_DATABASE_URL = database.url;
  const answers = path.join(dataDir, 'answers');
  mkdirSync(answers);
  process.env.TEST_ANSWERS = answers;
  (globalThis as unknown as { testRun: TestRun }).testRun = { database, dataDir, answers };
  // Whoever breaks the run off gets no tear-down, and PostgreSQL would go on.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopRun().finally(() => process.exit(1)));
};

export default setUp;
