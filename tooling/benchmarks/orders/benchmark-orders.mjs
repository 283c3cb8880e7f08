import { randomUUID } from 'node:crypto';
import { say } from '../../../remote-kit/lib/progress.mjs';
import { serveCatalogue } from '../catalogue/catalogue-app.mjs';
import { median } from '../median.mjs';
import { PLACES, startOrders } from './orders-database.mjs';

/** Numbers of orders, and times that each request is measured. */
const SIZES = process.env.ORDERS_SIZES?.split(',').map(Number) ?? [100_000, 10_000_000];
const TIMES = 15;
/** Rounds of all requests before they are measured, in which Node and PostgreSQL prepare what they need. */
const WARM_UP = 10;
/** What a time may grow to, as a multiple of the smallest size's (docs/benchmarks.md). */
const MOST_GROWTH = 3;
/** Orders of a page. */
const PAGE = 50;
/** Most orders that are skipped for a far page. */
const FAR = 2_000;

/**
 * @param {string} address
 * @param {{ token?: string, body?: object, form?: Record<string, string>, headers?: Record<string, string> }} [options] with a
 *   body or a form it is posted
 */
const ask = async (address, { token, body, form, headers } = {}) => {
  const answer = await fetch(address, {
    method: body || form ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(form && { body: new URLSearchParams(form) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
};

/**
 * An owner of one of the places.
 * @param {{ api: string, database: import('pg').Pool }} app
 * @param {number} place its rank by orders
 */
const ownerOf = async ({ api, database }, place) => {
  const account = { email: `${randomUUID()}@shembull.al`, password: 'Sofra-e-Bardhe-2026!' };
  const profile = { address: 'Rruga e Durrësit 7', city: 'Tiranë', telephone: '+355691234567' };
  const { user_id, refresh_token } = await ask(`${api}/signup`, {
    body: { ...account, ...profile, business_name: 'Sofra' },
  });
  const id = `'00000000-0000-4000-8000-${String(place).padStart(12, '0')}'`;
  await database.query(`UPDATE memberships SET business_id = ${id} WHERE user_id = $1`, [user_id]);
  await database.query(`UPDATE session_families SET business_id = ${id} WHERE user_id = $1`, [user_id]);
  const session = await ask(`${api}/auth/refresh`, { body: { refresh_token } });
  const { rows } = await database.query(
    `SELECT o.id, o.customer_email AS email, (SELECT count(*) FROM orders WHERE business_id = ${id}) AS orders,
       (SELECT id FROM items WHERE menu_id = ${id} LIMIT 1) AS item, o.business_id
     FROM orders o WHERE o.business_id = ${id} ORDER BY created_at DESC LIMIT 1`,
  );
  return { token: session.access_token, ...rows[0] };
};

/**
 * What is asked for at a place.
 * @param {{ api: string, database: import('pg').Pool }} app
 * @param {number} place its rank by orders
 * @returns {Promise<Record<string, () => Promise<unknown>>>}
 */
const requestsOf = async (app, place) => {
  const owner = await ownerOf(app, place);
  const read = (/** @type {string} */ address) => () => ask(app.api + address, { token: owner.token });
  const far = Math.max(0, Math.min(FAR, Number(owner.orders) - PAGE));
  const month = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 7);
  const order = {
    business_id: owner.business_id,
    items: [{ menu_item_id: owner.item, quantity: 1 }],
    customer_name: 'Ana',
    customer_phone: '+355691234567',
    payment_method: 'pay_later',
    display_currency: 'ALL',
  };
  return {
    'first page of orders': read(`/orders/business?limit=${PAGE}`),
    'a far page': read(`/orders/business?limit=${PAGE}&skip=${far}`),
    'a past month': read(`/orders/business?limit=${PAGE}&from=${month}-01&until=${month}-28`),
    'one order of the place': read(`/orders/business/${owner.id}`),
    'changes for a till': read('/orders/business/changes'),
    'figures of 7 days': read('/orders/stats?days=7'),
    'figures of 30 days': read('/orders/stats?days=30'),
    'figures of 90 days': read('/orders/stats?days=90'),
    'tracking an order': read(`/orders/customer/${owner.id}?email=${encodeURIComponent(owner.email)}`),
    'placing an order': () =>
      ask(`${app.api}/orders`, {
        body: { ...order, customer_email: `${randomUUID()}@shembull.al` },
        headers: { 'idempotency-key': randomUUID() },
      }),
  };
};

/**
 * The time of some work, in ms.
 * @param {() => Promise<unknown>} work
 */
const timeOf = async (work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Which places are measured, by their rank. */
const RANKS = { 'a middle place': PLACES / 2, 'the busiest place': 1 };

/** @typedef {{ requests: Record<string, () => Promise<unknown>>, stop: () => Promise<void> }} Served */

/**
 * Serves a number of orders, ready to be measured.
 * @param {number} orders
 * @returns {Promise<Served>}
 */
const serve = async (orders) => {
  say(`${orders} orders ...`);
  const kept = await startOrders(orders);
  const app = await serveCatalogue(kept);
  /** @type {Served['requests']} */
  const requests = {};
  for (const [name, rank] of Object.entries(RANKS))
    for (const [request, work] of Object.entries(await requestsOf(app, rank)))
      requests[`${name}: ${request}`] = work;
  for (let round = 0; round < WARM_UP; round += 1) for (const work of Object.values(requests)) await work();
  const stop = async () => {
    await app.stop();
    await kept.stop();
  };
  return { requests, stop };
};

/**
 * The median times of a request, in ms, by the number of orders. They take turns, so that what else the machine does meets
 * each alike.
 * @param {readonly Served[]} served @param {string} name
 */
const timesOf = async (served, name) => {
  /** @type {number[][]} */
  const times = served.map(() => []);
  for (let turn = 0; turn < TIMES; turn += 1)
    for (const [size, { requests }] of served.entries())
      times[size]?.push(await timeOf(async () => requests[name]?.()));
  return times.map(median);
};

/**
 * Measures all requests.
 * @param {readonly Served[]} served
 * @returns {Promise<string[]>} what grew more than it may
 */
const compare = async (served) => {
  const slow = [];
  for (const name of Object.keys(served[0]?.requests ?? {})) {
    const times = await timesOf(served, name);
    const growth = (times.at(-1) ?? 0) / (times[0] ?? 1);
    say(`${name}: ${times.map((time) => time.toFixed(1)).join(', ')} ms, ${growth.toFixed(1)} times`);
    if (growth > MOST_GROWTH) slow.push(`${name}: over ${MOST_GROWTH} times`);
  }
  return slow;
};

/**
 * How an owner's and a diner's requests grow from 100,000 orders of 2,000 places to ten million, without the cache of answers.
 * @throws {Error} naming what grew more than it may: on a machine that does nothing else
 */
export const benchmarkOrders = async () => {
  /** @type {Served[]} */
  const served = [];
  try {
    for (const orders of SIZES) served.push(await serve(orders));
    const slow = await compare(served);
    if (slow.length > 0) throw new Error(slow.join('; '));
  } finally {
    for (const { stop } of served) await stop();
  }
};
