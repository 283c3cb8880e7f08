import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../../../remote-kit/lib/progress.mjs';
import { ROOT } from '../../lib/paths.mjs';
import { startKeptDatabase } from '../kept-database.mjs';

const server = (/** @type {string} */ file) => import(path.join(ROOT, 'server/dist', file));

/** Places that the orders are of. */
export const PLACES = 2_000;
const MONTHS = 36;

/**
 * A script of this folder with its values.
 * @param {string} name
 * @param {Record<string, string | number>} values
 */
const script = async (name, values) => {
  const text = await readFile(path.join(import.meta.dirname, name), 'utf8');
  return text.replace(/(?<!:):(\w+)/g, (whole, key) => String(values[key] ?? whole));
};

/**
 * Takes the indexes from the big tables, because it is quicker to make them of all rows at once.
 * @param {import('pg').Pool} database
 * @returns {Promise<() => Promise<void>>} makes them again
 */
const withoutIndexes = async (database) => {
  const { rows } = await database.query(
    `SELECT indexname AS name, replace(indexdef, ' ON ONLY ', ' ON ') AS definition FROM pg_indexes
     WHERE tablename IN ('orders', 'order_items', 'order_history') AND indexname NOT LIKE '%pkey'`,
  );
  for (const { name } of rows) await database.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { definition } of rows) await database.query(definition);
  };
};

/**
 * Fills an empty database with orders of three years until now.
 * @param {import('pg').Pool} database with one connection
 * @param {number} orders
 */
const fill = async (database, orders) => {
  const { rows } = await database.query(
    `SELECT ((date_trunc('month', now() AT TIME ZONE 'Europe/Tirane') - make_interval(months => n)) AT TIME ZONE 'Europe/Tirane')::text AS from,
       least(now(), (date_trunc('month', now() AT TIME ZONE 'Europe/Tirane') - make_interval(months => n - 1)) AT TIME ZONE 'Europe/Tirane')::text AS until
     FROM generate_series(${MONTHS - 1}, 0, -1) AS n`,
  );
  await database.query(await script('places.sql', { places: PLACES }));
  // Whoever makes a partition owns it: the product may change only its own.
  await database.query('SET ROLE tavolina');
  await database.query('SELECT make_order_months($1, now())', [rows[0].from]);
  await database.query('RESET ROLE');
  // The data is right by how it is made; to compare each row with the tables it refers to would take hours.
  await database.query(
    `SET session_replication_role = replica; SET synchronous_commit = off; SELECT setseed(0.5)`,
  );
  const makeIndexes = await withoutIndexes(database);
  for (const [at, { from, until }] of rows.entries()) {
    const first = Math.round((orders / rows.length) * at) + 1;
    const last = Math.round((orders / rows.length) * (at + 1));
    const times = { from: `'${from}'`, until: `'${until}'` };
    await database.query(await script('month.sql', { ...times, first, last, places: PLACES }));
    if (at % 12 === 11) say(`${last} orders are made`);
  }
  await makeIndexes();
  // In the order of its indexes, which is many times quicker.
  await database.query('INSERT INTO order_numbers SELECT id, created_at FROM orders ORDER BY id');
  await database.query('SET session_replication_role = DEFAULT');
  // Nobody has marked the days of these orders.
  await database.query(
    `UPDATE order_days_counted SET before = (SELECT min(created_at) AT TIME ZONE 'Europe/Tirane' FROM orders)`,
  );
  await database.query('VACUUM ANALYZE');
};

/**
 * The address for PostgreSQL's administrator, who alone can leave out the comparison of references.
 * @param {string} url the product's
 * @param {string} dataDir
 */
const asAdministrator = async (url, dataDir) => {
  const address = new URL(url);
  address.username = 'postgres';
  address.password = (await readFile(path.join(dataDir, 'postgres/password'), 'utf8')).trim();
  return address.href;
};

/**
 * Starts PostgreSQL with so many orders. `ORDERS_DATA` names a folder where they are kept and found again; otherwise they are
 * deleted.
 * @param {number} orders
 * @returns {Promise<{ url: string, filling: import('pg').Pool, stop: () => Promise<void> }>} `filling` works in the background
 */
export const startOrders = async (orders) => {
  const { BACKGROUND_POOL, openDatabase } = await server('platform/database/database.js');
  const { countOrderDays } = await server('modules/orders/figures/count-order-days.js');
  const { url, dataDir, stop } = await startKeptDatabase('orders', process.env.ORDERS_DATA, orders);
  const filling = openDatabase(url, () => undefined, BACKGROUND_POOL);
  const { rows } = await filling.query('SELECT EXISTS (SELECT FROM orders) AS filled');
  if (!rows[0].filled) {
    const limits = { connections: 1, statementMs: 3_600_000, responseMs: 3_600_000 };
    const administrator = openDatabase(await asAdministrator(url, dataDir), () => undefined, {
      ...BACKGROUND_POOL,
      ...limits,
    });
    await fill(administrator, orders);
    await administrator.end();
  }
  say('their days are counted');
  while (await countOrderDays(filling));
  await filling.query('VACUUM ANALYZE order_days, order_day_dishes, order_day_choices');
  return {
    url,
    filling,
    stop: async () => {
      await filling.end();
      await stop();
    },
  };
};
