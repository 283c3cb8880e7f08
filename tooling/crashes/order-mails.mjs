import { setTimeout as delay } from 'node:timers/promises';

/** Longer than a server needs to find the jobs of a killed one and to retry after an outage, in ms. */
const TIMEOUT_MS = 5 * 60_000;
const LOOK_MS = 250;

/** @typedef {import('./diners.mjs').Order} Order */

/**
 * Waits until every order's mails have arrived, one to its diner and one to its place.
 * @param {ReadonlyMap<string, number>} counts what has arrived, by occasion and recipient
 * @param {readonly Order[]} orders @param {ReadonlySet<string>} inHand orders whose mails a killed server had in hand
 * @returns {Promise<number>} how many arrived twice under one Message-ID, because a server was killed while it handed
 *   them over
 * @throws {Error} naming mails that are missing, of orders that nobody placed, or doubled without such a reason
 */
export const verifyMails = async (counts, orders, inHand) => {
  const ids = new Map(orders.flatMap(({ id, email }) => (id === undefined ? [] : [[id, email]])));
  const expected = [...ids].flatMap(([id, email]) => [
    `order-placed-${id} ${email}`,
    `new-order-${id} owner@tavolina.test`,
  ]);
  const end = Date.now() + TIMEOUT_MS;
  const missing = () => expected.filter((name) => !counts.has(name));
  while (missing().length > 0 && Date.now() < end) await delay(LOOK_MS);
  if (missing().length > 0) throw new Error(`Mails missing: ${missing().join(', ')}`);

  const known = new Set(expected);
  const strange = [...counts.keys()].filter((name) => !known.has(name));
  if (strange.length > 0) throw new Error(`Mails that nobody expected: ${strange.join(', ')}`);
  const twice = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  const unexplained = twice.filter((name) => !inHand.has(/-(\w{4}-\w{4}) /.exec(name)?.[1] ?? ''));
  if (unexplained.length > 0) throw new Error(`Mails twice: ${unexplained.join(', ')}`);
  return twice.length;
};
