import { setTimeout as delay } from 'node:timers/promises';
import { retryUnanswered, startDiners } from '../diners.mjs';

const DINERS = 8;
/** How long diners order before and after, in ms. */
const CALM_MS = 5_000;
/** An order must be possible again so soon, in ms. */
const MOST_MS = 30_000;

/** @param {import('../diners.mjs').Order[]} orders */
const answered = (orders) => orders.filter(({ id }) => id !== undefined).length;

/**
 * Lets diners order while the primary of the database is killed. Those who get no answer repeat their orders at the end.
 * @param {readonly string[]} apis of servers
 * @param {object} request what they order
 * @param {() => Promise<unknown>} kill
 * @returns {Promise<{ orders: import('../diners.mjs').Order[], repeated: number, tookMs: number }>} when orders were taken
 *   again
 * @throws {Error} if that took longer than half a minute
 */
export const orderThrough = async (apis, request, kill) => {
  const diners = apis.map((api) => startDiners(api, request, DINERS / apis.length));
  const placed = () => diners.flatMap(({ orders }) => orders);
  await delay(CALM_MS);
  const killed = performance.now();
  await kill();
  // What is under way answers or fails within two seconds; orders after that are the new primary's.
  await delay(2_000);
  const before = answered(placed());
  while (answered(placed()) === before) {
    if (performance.now() - killed > 2 * MOST_MS) throw new Error('No order was taken for a minute.');
    await delay(50);
  }
  const tookMs = performance.now() - killed;
  await delay(CALM_MS);
  await Promise.all(diners.map(({ stop }) => stop()));
  const orders = placed();
  const repeated = orders.length - answered(orders);
  await retryUnanswered(apis[0] ?? '', request, orders);
  if (tookMs > MOST_MS) throw new Error(`Orders were taken again after ${tookMs} ms only.`);
  return { orders, repeated, tookMs };
};
