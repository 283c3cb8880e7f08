import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { say } from '../lib/progress.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { median } from './median.mjs';

const server = (/** @type {string} */ file) => import(path.join(ROOT, 'server/dist', file));

/** Numbers of dishes, and times that each request is measured. */
const SIZES = [1_200, 120_000, 1_000_000];
const TIMES = 15;
const BATCH = 500;
/** Dishes of a menu, and of the menu whose save is measured. */
const DISHES = 24;
const SAVED_DISHES = 100;

const REQUESTS = {
  'first page': '/menus/?limit=6',
  'a word': '/menus/?limit=6&q=tave',
  'two words': '/menus/?limit=6&q=byrek%20tirane',
  'a typo': '/menus/?limit=6&q=tvae',
  'by meaning': '/menus/?limit=6&q=fish',
  'a filter': '/menus/?limit=6&cuisine_type=Peshk&max_price=200',
  'by rating': '/menus/?limit=6&sort_by=rating',
  'nearest first': '/menus/?limit=6&sort_by=distance&latitude=41.33&longitude=19.82',
  'page 1,000': '/menus/?limit=6&skip=5994',
  'last page': '/menus/?limit=6&skip=41000',
  restaurants: '/restaurants/?limit=9',
  'restaurants with a word': '/restaurants/?limit=9&q=tave',
  'restaurants of a city': '/restaurants/?limit=9&city=Tirane',
  suggestions: '/suggestions?q=tav',
};

/** Kinds of words that dishes are named by. */
const FOODS = ['dish', 'ingredient', 'drink'];

/**
 * The words of the vocabulary that dishes are named by, in an order of no meaning.
 * @returns {Promise<string[]>}
 */
const foods = async () => {
  const { loadVocabulary } = await server('modules/search/vocabulary/load-vocabulary.js');
  /** @type {readonly { kind: string, words: { sq: string[], en: string[] } }[]} */
  const groups = loadVocabulary();
  const words = groups
    .filter(({ kind }) => FOODS.includes(kind))
    .map(({ words: { sq, en } }) => sq[0] ?? en[0] ?? '');
  const mixed = (/** @type {string} */ word) => createHash('sha256').update(word).digest('hex');
  return words.toSorted((one, other) => (mixed(one) < mixed(other) ? -1 : 1));
};

/**
 * Fills an empty database with menus of 24 dishes.
 * @param {any} database
 * @param {number} dishes
 */
const fill = async (database, dishes) => {
  const { refreshMenus } = await server('modules/menus/refresh-menus-repository.js');
  await database.query(
    `CREATE TEMPORARY TABLE foods AS
     SELECT place::integer - 1 AS place, name FROM unnest($1::text[]) WITH ORDINALITY AS f (name, place)`,
    [await foods()],
  );
  const text = await readFile(path.join(import.meta.dirname, 'catalogue-dataset.sql'), 'utf8');
  await database.query('SET statement_timeout = 0');
  await database.query(text.replaceAll(':menus', String(Math.round(dishes / DISHES))));
  const { rows } = await database.query('SELECT id FROM menus');
  for (let from = 0; from < rows.length; from += BATCH)
    await refreshMenus(
      database,
      rows.slice(from, from + BATCH).map((/** @type {{ id: string }} */ { id }) => id),
    );
  // As every night.
  const { refreshDishNames } = await server('modules/search/unused-words-repository.js');
  await refreshDishNames(database);
  await database.query('VACUUM ANALYZE');
};

/**
 * The median time of some work, in ms.
 * @param {() => Promise<void>} work
 */
const timeOf = async (work) => {
  const times = [];
  for (let turn = 0; turn < TIMES + 3; turn += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  // The first ones open connections and read from disk.
  return median(times.slice(3));
};

/**
 * @param {string} api
 * @param {string} address
 */
const read = async (api, address) => {
  const answer = await fetch(api + address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  await answer.arrayBuffer();
};

/**
 * Saves what is searched of a menu of 100 dishes, as each save of a menu does.
 * @param {any} database
 */
const saving = async (database) => {
  const { refreshMenus } = await server('modules/menus/refresh-menus-repository.js');
  const { rows } = await database.query('SELECT id, business_id FROM menus LIMIT 1');
  const [{ id }] = rows;
  await database.query(
    `INSERT INTO items (id, menu_id, name, default_currency, price_minor, lek_minor, position)
     SELECT gen_random_uuid(), $1, 'Gjellë ' || n, 'ALL', 10000, 10000, n FROM generate_series(1, $2::int) AS n`,
    [id, SAVED_DISHES - DISHES],
  );
  let turn = 0;
  return async () => {
    turn += 1;
    await database.query(`UPDATE items SET name = 'Gjellë ' || position || ' ' || $2 WHERE menu_id = $1`, [
      id,
      turn,
    ]);
    await refreshMenus(database, [id]);
  };
};

/**
 * Times of lists and searches at a size.
 * @param {number} dishes
 */
const measure = async (dishes) => {
  const dataDir = await temporaryDataFolder('catalogue');
  const { startEmbeddedDatabase } = await server('platform/database/embedded/embedded-database.js');
  const { BACKGROUND_POOL, openDatabase } = await server('platform/database/database.js');
  const { migrate } = await server('platform/database/migrate.js');
  const { startEventBus } = await server('platform/events/event-bus.js');
  const { buildApp } = await server('app/build-app.js');
  const { createJobs } = await server('platform/jobs/jobs.js');
  const { systemClock } = await server('platform/clock/clock.js');
  const { readConfig } = await server('platform/config/config.js');
  const embedded = await startEmbeddedDatabase(dataDir);
  await migrate(embedded.url);
  const filling = openDatabase(embedded.url, () => undefined, {
    ...BACKGROUND_POOL,
    connections: 1,
    statementMs: 600_000,
    responseMs: 600_000,
  });
  await fill(filling, dishes);
  const database = openDatabase(embedded.url, () => undefined);
  const events = await startEventBus(embedded.url);
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  const jobs = createJobs(database, () => undefined);
  // Without a connection for events nothing is cached, so each request reaches the database.
  const bus = { ...events, connection: () => undefined };
  const app = await buildApp({
    config,
    database,
    background: filling,
    events: bus,
    jobs,
    clock: systemClock,
  });
  const api = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  /** @type {Record<string, number>} */
  const times = {};
  for (const [name, address] of Object.entries(REQUESTS))
    times[name] = await timeOf(() => read(api, address));
  times['saving what is searched of 100 dishes'] = await timeOf(await saving(database));
  await app.close();
  await events.stop();
  await database.end();
  await filling.end();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
  return times;
};

/** How lists and searches grow from 1,200 dishes to a million, without the cache of answers. */
export const benchmarkCatalogue = async () => {
  const columns = [];
  for (const dishes of SIZES) {
    say(`${dishes} dishes ...`);
    columns.push(await measure(dishes));
  }
  for (const name of Object.keys(columns[0] ?? {})) {
    const times = columns.map((column) => column[name] ?? 0);
    const growth = (times.at(-1) ?? 0) / (times[0] ?? 1);
    say(`${name}: ${times.map((time) => time.toFixed(1)).join(', ')} ms, ${growth.toFixed(1)} times`);
  }
};
