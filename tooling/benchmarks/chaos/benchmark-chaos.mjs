import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { say } from '../../../remote-kit/lib/progress.mjs';
import { openWindows, STORED_ORDERS } from '../../crashes/windows/open-windows.mjs';
import { openConsoles } from '../evening/consoles.mjs';
import { findingsOf } from '../evening/findings.mjs';
import { makePlaces } from '../evening/places.mjs';
import { letGuestsArrive } from './arrivals.mjs';
import { failuresOf } from './failures.mjs';
import { startProduct } from './product-behind-nginx.mjs';
import { rowOf, tableOf } from './rows.mjs';
import { watchServers } from './server-figures.mjs';

const SERVERS = 4;
const PLACES = Number(process.env.PLACES ?? 100);
const STREAMS = Number(process.env.STREAMS ?? 1_000);
/** Guests who begin to order in a minute. */
const GUESTS = Number(process.env.GUESTS ?? 500);
/** Windows of each console. */
const WINDOWS = 2;
/** An order must be possible again so soon, in ms. */
const MOST_MS = 30_000;
/** Until the staff has confirmed the last orders, in ms, and until the last windows have seen it. */
const REST_MS = 45_000;
const SETTLE_MS = 60_000;
/** How many cases of a fault it names. */
const SAID_CASES = 10;

const CONNECTIONS = 'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()';

/** @template T @param {string} url @param {(client: Client) => Promise<T>} work @returns {Promise<T>} */
const withClient = async (url, work) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * Windows that do not show what is stored, once they had their time.
 * @param {string} database @param {import('../../crashes/windows/open-windows.mjs').Windows} windows
 */
const oldWindows = async (database, windows) => {
  const look = () =>
    withClient(database, async (client) => windows.wrong((await client.query(STORED_ORDERS)).rows));
  const end = performance.now() + SETTLE_MS;
  let wrong = await look();
  while (wrong.tracking.length + wrong.consoles.length > 0 && performance.now() < end) {
    await delay(1_000);
    wrong = await look();
  }
  return {
    'tracking pages that show something old': wrong.tracking,
    'consoles that show something old': wrong.consoles,
  };
};

/** @param {Record<string, readonly object[] | readonly string[]>} faults @throws {Error} if there are any */
const judge = (faults) => {
  for (const [what, cases] of Object.entries(faults)) say(`${what}: ${cases.length}`);
  const found = Object.entries(faults).filter(([, cases]) => cases.length > 0);
  for (const [what, cases] of found)
    for (const one of cases.slice(0, SAID_CASES)) say(`${what}: ${JSON.stringify(one)}`);
  if (found.length > 0) throw new Error(`Chaos left faults: ${found.map(([what]) => what)}`);
};

/**
 * Four servers behind nginx and a database with a standby, under open live streams and orders, while each part fails in
 * turn: prints what guests noticed of it.
 * @throws {Error} when an order is lost, doubled or paid twice, a window shows something old, a process ended by itself,
 *   or no order is taken for half a minute
 */
export const benchmarkChaos = async () => {
  const product = await startProduct(SERVERS);
  const { api, database, servers, urls } = product;
  /** @type {(() => unknown)[]} */
  const stops = [product.stop];
  try {
    const places = (await makePlaces(api, PLACES)).map((place) => ({ ...place, isLeft: false }));
    const cards = await (await fetch(`${api}/payments/config`)).json();
    say(`${SERVERS} servers, ${PLACES} places.`);
    const windows = openWindows(api, { consoles: WINDOWS, tracked: STREAMS - WINDOWS * PLACES });
    stops.push(windows.close);
    for (const place of places) windows.openConsoles(place);
    const staff = openConsoles(api, places);
    const figures = watchServers(urls);
    stops.push(figures.stop);
    const arrivals = letGuestsArrive(api, places, GUESTS, cards.publishable_key, windows.track);
    stops.push(arrivals.stop);
    // As many windows as are wanted first.
    while (windows.open() < STREAMS) await delay(1_000);
    say(`${windows.live()} of ${windows.open()} streams are open after ${arrivals.guests.length} guests.`);
    const connections = () =>
      withClient(database, async (client) => (await client.query(CONNECTIONS)).rows[0].count);
    const before = await connections();
    const rows = [];
    for (const failure of failuresOf(product)) {
      const row = await rowOf(failure, arrivals, windows, figures);
      rows.push(row);
      say(`${failure.name}: ${row.columns['orders a minute']} orders a minute.`);
    }
    await arrivals.finish();
    await delay(REST_MS);
    await staff.close();
    const old = await oldWindows(database, windows);
    const findings = await withClient(database, (client) => findingsOf(client, arrivals.guests, places));
    const { faults, ...counts } = findings;
    say(tableOf(rows.map(({ columns }) => columns)));
    for (const [what, count] of Object.entries(counts)) say(`${what}: ${count}`);
    say(`connections of PostgreSQL: ${before} before, ${await connections()} after`);
    judge({
      ...faults,
      ...old,
      'streams that never came back': Array.from({ length: windows.open() - windows.live() }, () => ''),
      'processes that ended by themselves': servers.filter((server) => !server.isRunning()),
      'half a minute without an order': rows
        .filter(({ gapMs }) => gapMs > MOST_MS)
        .map(({ columns }) => columns['what fails']),
    });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
};
