import { appendFileSync, chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { postgresAccount } from '../platform/database/embedded/account.ts';
import { prepareBinaries } from '../platform/database/embedded/binaries.ts';
import { ensureCluster } from '../platform/database/embedded/cluster.ts';
import { startEmbeddedDatabase } from '../platform/database/embedded/embedded-database.ts';
import { databaseFolder } from '../platform/database/embedded/location.ts';
import { migrate } from '../platform/database/migrate.ts';
import { stopRun } from './global-teardown.ts';
import { TEMPLATE, type TestRun } from './test-run.ts';

/** Nothing outlives the run, so nothing waits for the disk or for a slow secret. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  scram_iterations: 1,
};
/** A server holds up to twenty, and there are as many servers as workers, some with siblings. */
const CONNECTIONS = { max_connections: '500' };

/** Settles how PostgreSQL will run on the files of a data folder. */
const settle = async (dataDir: string): Promise<void> => {
  const account = postgresAccount();
  const folder = databaseFolder(dataDir, account);
  const { data } = await ensureCluster(folder, await prepareBinaries(folder), account);
  const lines = Object.entries(SETTINGS).map(([name, value]) => `${name} = ${value}\n`);
  appendFileSync(path.join(data, 'postgresql.conf'), lines.join(''));
};

/** Starts one PostgreSQL for the run, with a migrated database from which each test file gets a copy. */
const setUp = async (): Promise<void> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tavolina-test-'));
  chmodSync(dataDir, 0o755);
  await settle(dataDir);
  const database = await startEmbeddedDatabase(dataDir, undefined, CONNECTIONS);
  const url = new URL(database.url);
  const client = new Client({ connectionString: url.href });
  await client.connect();
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
