import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import { say } from '../../remote-kit/lib/progress.mjs';
import { ROOT } from '../lib/paths.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';

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

/**
 * Requests a second that a server answers, asked from another thread.
 * @param {string} url
 * @param {Record<string, string>} [headers]
 */
const requests = async (url, headers = {}) => {
  const result = await autocannon({
    url,
    connections: CLIENTS,
    duration: SECONDS,
    workers: 1,
    headers: { 'accept-encoding': 'br', ...headers },
  });
  if (result.errors > 0 || result['4xx'] + result['5xx'] > 0) throw new Error(`${url} failed`);
  return result.requests.average;
};

/** @typedef {{ query: (sql: string) => Promise<{ rows: { id: string }[] }> }} Database */

const fill = async (/** @type {Database} */ database) => {
  const { refreshMenus } = await server('modules/menus/refresh-menus-repository.js');
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

/**
 * Public lists and menus, cached and not, compared with the same queries through the driver alone, in
 * turns, on 5,000 menus.
 */
export const benchmarkMenusList = async () => {
  const dataDir = await temporaryDataFolder('bench');
  const { startEmbeddedDatabase } = await server('platform/database/embedded/embedded-database.js');
  const { openDatabase } = await server('platform/database/database.js');
  const { migrate } = await server('platform/database/migrate.js');
  const { startEventBus } = await server('platform/events/event-bus.js');
  const { buildApp } = await server('app/build-app.js');
  const { createJobs } = await server('platform/jobs/jobs.js');
  const { systemClock } = await server('platform/clock/clock.js');
  const { readConfig } = await server('platform/config/config.js');
  const { findMenus } = await server('modules/discovery/list/find-menus.js');

  const embedded = await startEmbeddedDatabase(dataDir);
  await migrate(embedded.url);
  const database = openDatabase(embedded.url, () => undefined);
  await fill(database);
  const background = openDatabase(embedded.url, () => undefined);
  const events = await startEventBus(embedded.url);
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  const jobs = createJobs(database, () => undefined);
  const start = async (/** @type {object} */ bus) => {
    const app = await buildApp({ config, database, background, events: bus, jobs, clock: systemClock });
    return { app, api: `${await app.listen({ host: '127.0.0.1', port: 0 })}/api` };
  };
  const keeping = await start(events);
  // Without a connection for events nothing is cached, so each request reaches the database.
  const asking = await start({ ...events, connection: () => undefined });
  const { rows } = await database.query('SELECT id FROM menus ORDER BY created_at DESC LIMIT 1');

  /** @type {Record<string, { rates: number[], measure: () => Promise<number> }>} */
  const measures = {
    'the queries of GET /menus/ by the driver alone': {
      rates: [],
      measure: () => rate(() => findMenus(database, SEARCH, new Date())),
    },
    'GET /menus/': { rates: [], measure: () => requests(`${asking.api}/menus/?limit=9`) },
    'GET /menus/ with a word': { rates: [], measure: () => requests(`${asking.api}/menus/?limit=9&q=tave`) },
    'GET /menus/ with a price and a cuisine': {
      rates: [],
      measure: () => requests(`${asking.api}/menus/?limit=9&max_price=200&cuisine_type=Peshk`),
    },
    'GET /menus/, kept': { rates: [], measure: () => requests(`${keeping.api}/menus/?limit=9`) },
    'GET /restaurants/, kept': { rates: [], measure: () => requests(`${keeping.api}/restaurants/`) },
    'GET /menus/{id}, kept': { rates: [], measure: () => requests(`${keeping.api}/menus/${rows[0]?.id}`) },
    'GET /menus/{id}, kept, which the browser has': {
      rates: [],
      measure: async () => {
        const url = `${keeping.api}/menus/${rows[0]?.id}`;
        const known = await fetch(url, { headers: { 'accept-encoding': 'br' } });
        return requests(url, { 'if-none-match': known.headers.get('etag') ?? '' });
      },
    },
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { rates, measure } of Object.values(measures)) rates.push(await measure());
  }
  await asking.app.close();
  await keeping.app.close();
  await events.stop();
  await background.end();
  await database.end();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
  for (const [name, { rates }] of Object.entries(measures)) {
    say(`${name}: ${rates.map((value) => value.toFixed(0)).join(', ')} a second`);
  }
};
