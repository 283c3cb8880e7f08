import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { ROOT } from '../lib/paths.mjs';
import { say } from '../lib/progress.mjs';

const server = (/** @type {string} */ file) => import(path.join(ROOT, 'server/dist', file));

const CLIENTS = 10;
const SECONDS = 5;
const ROUNDS = 3;
const SEARCH = { skip: 0, limit: 9, available_only: false };

/**
 * Runs work over and over with several in flight.
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>} how often in a second
 */
const rate = async (work) => {
  const end = Date.now() + SECONDS * 1000;
  let done = 0;
  const worker = async () => {
    for (; Date.now() < end; done += 1) await work();
  };
  await Promise.all(Array.from({ length: CLIENTS }, worker));
  return done / SECONDS;
};

/** @typedef {{ query: (sql: string) => Promise<{ rows: { id: string }[] }> }} Database */

const fill = async (/** @type {Database} */ database) => {
  const { refreshMenus } = await server('modules/menus/menus-repository.js');
  await database.query('SET statement_timeout = 0');
  await database.query(await readFile(path.join(import.meta.dirname, 'big-dataset.sql'), 'utf8'));
  const { rows } = await database.query('SELECT id FROM menus');
  for (let from = 0; from < rows.length; from += 500) {
    await refreshMenus(
      database,
      rows.slice(from, from + 500).map(({ id }) => id),
    );
  }
  await database.query('ANALYZE');
};

/** `GET /menus/` against the same queries through the driver alone, in turns, on 5,000 menus and 120,000 items. */
export const benchmarkMenusList = async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'tavolina-bench-'));
  const { startEmbeddedDatabase } = await server('platform/database/embedded/embedded-database.js');
  const { openDatabase } = await server('platform/database/database.js');
  const { migrate } = await server('platform/database/migrate.js');
  const { startEventBus } = await server('platform/events/event-bus.js');
  const { buildApp } = await server('app/build-app.js');
  const { createJobs } = await server('platform/jobs/jobs.js');
  const { systemClock } = await server('platform/clock/clock.js');
  const { readConfig } = await server('platform/config/config.js');
  const { searchMenus } = await server('modules/discovery/discovery-repository.js');

  const embedded = await startEmbeddedDatabase(dataDir);
  await migrate(embedded.url);
  const database = openDatabase(embedded.url, () => undefined);
  await fill(database);
  const events = await startEventBus(embedded.url);
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  const app = await buildApp({
    config,
    database,
    events,
    jobs: createJobs(database, () => undefined),
    clock: systemClock,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  const http = async (/** @type {string} */ query) =>
    (await autocannon({ url: `${address}/api/menus/?${query}`, connections: CLIENTS, duration: SECONDS }))
      .requests.average;
  /** @type {Record<string, number[]>} */
  const rates = { driver: [], http: [], search: [], filter: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.driver?.push(await rate(() => searchMenus(database, SEARCH)));
    rates.http?.push(await http('limit=9'));
    rates.search?.push(await http('limit=9&q=tave'));
    rates.filter?.push(await http('limit=9&max_price=200&cuisine_type=Peshk'));
  }
  await app.close();
  await events.stop();
  await database.end();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
  for (const [name, values] of Object.entries(rates)) {
    say(`GET /menus/ ${name}: ${values.map((value) => value.toFixed(0)).join(', ')} a second`);
  }
};
