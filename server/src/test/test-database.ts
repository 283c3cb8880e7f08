import { randomUUID } from 'node:crypto';
import { type Database, openDatabase, type PoolOptions } from '../platform/database/database.ts';
import { administer, servedTemplate } from './served-template.ts';
import { TEMPLATE } from './test-run.ts';

/** A database that only one test file sees. */
export interface TestDatabase {
  /** Its address; only inside tests. */
  url: string;
  /** The first pool on it, opened when first asked for. */
  open: () => Database;
  /** Another pool on it, as another process would have. */
  openAnother: (options?: PoolOptions) => Database;
  /** Ends what uses the database, before it is dropped; the last first. */
  beforeDrop: (stop: () => Promise<unknown>) => void;
}

/**
 * Copies the migrated template for the tests of a file, and drops the copy after them.
 * @param isServed whether a server starts on it, which needs queues
 */
export const testDatabase = (isServed = false): TestDatabase => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = name;
  const pools: Database[] = [];
  const stops: (() => Promise<unknown>)[] = [];
  const openAnother = (options?: PoolOptions): Database => {
    const pool = openDatabase(url.href, () => undefined, options);
    pools.push(pool);
    return pool;
  };
  beforeAll(() =>
    administer(async (client) => {
      const template = isServed ? await servedTemplate(client) : TEMPLATE;
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
    }),
  );
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
    for (const pool of pools) await pool.end();
    await administer((client) => client.query(`DROP DATABASE ${name}`));
  });
  return {
    url: url.href,
    open: () => pools[0] ?? openAnother(),
    openAnother,
    beforeDrop: (stop) => void stops.push(stop),
  };
};
