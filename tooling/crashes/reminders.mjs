import { setTimeout as delay } from 'node:timers/promises';
import { withEmbedded } from '../lib/embedded-client.mjs';

/** Longer than a restarted server needs to take up its timers, in ms. */
const TIMEOUT_MS = 60_000;
const LOOK_MS = 250;

const COME_DUE = `
  UPDATE pgboss.job SET start_after = now()
  WHERE name = $2 AND state = 'created' AND data ->> 'order_id' = ANY($1)
  RETURNING data ->> 'order_id' AS id`;
/** What a reminder that came due leaves: the notice to the owners. */
const NOTICES = `
  SELECT data ->> 'order_id' AS id, count(*)::int AS count FROM pgboss.job
  WHERE name = 'order-waits' AND data ->> 'order_id' = ANY($1) GROUP BY 1`;

/** How often each order was cancelled. */
const CANCELLED = `
  SELECT o.id, count(h.id)::int AS count FROM orders o JOIN order_history h ON h.order_id = o.id
  WHERE o.id = ANY($1) AND o.status = 'cancelled' AND h.status = 'cancelled' GROUP BY 1`;

/**
 * Lets timers of unanswered orders come due: `order-reminder` (product.md §292), or `order-unanswered`, which cancels
 * (§293).
 * @param {string} dataDir of the server, whose database is running
 * @param {'order-reminder' | 'order-unanswered'} timer
 * @param {readonly string[]} ids of the orders
 * @throws {Error} if one has no such timer
 */
export const comeDue = (dataDir, timer, ids) =>
  withEmbedded(dataDir, async (client) => {
    const { rows } = await client.query(COME_DUE, [ids, timer]);
    if (rows.length !== ids.length) throw new Error(`${timer}: ${rows.length} of ${ids.length}`);
  });

/**
 * Waits until orders whose deadline came around a crash are cancelled.
 * @param {string} dataDir @param {readonly string[]} ids of the orders
 * @throws {Error} naming the orders that still wait, or were cancelled twice
 */
export const verifyCancelled = (dataDir, ids) =>
  withEmbedded(dataDir, async (client) => {
    const end = Date.now() + TIMEOUT_MS;
    /** @type {Map<string, number>} */
    let cancelled = new Map();
    const waiting = () => ids.filter((id) => !cancelled.has(id));
    do {
      const { rows } = await client.query(CANCELLED, [ids]);
      cancelled = new Map(rows.map(({ id, count }) => [id, count]));
    } while (waiting().length > 0 && Date.now() < end && (await delay(LOOK_MS, true)));
    if (waiting().length > 0) throw new Error(`Never cancelled: ${waiting().join(', ')}`);
    const twice = [...cancelled].filter(([, count]) => count > 1).map(([id]) => id);
    if (twice.length > 0) throw new Error(`Cancelled twice: ${twice.join(', ')}`);
  });

/**
 * Waits until the owners were told of each order whose reminder came due around a crash.
 * @param {string} dataDir @param {readonly string[]} ids of the orders
 * @param {ReadonlySet<string>} inHand orders that a killed server had in hand, whose notice may be there twice
 * @throws {Error} naming the orders that nobody was told of, or twice without such a reason
 */
export const verifyReminders = (dataDir, ids, inHand) =>
  withEmbedded(dataDir, async (client) => {
    const end = Date.now() + TIMEOUT_MS;
    /** @type {Map<string, number>} */
    let told = new Map();
    const silent = () => ids.filter((id) => !told.has(id));
    do {
      const { rows } = await client.query(NOTICES, [ids]);
      told = new Map(rows.map(({ id, count }) => [id, count]));
    } while (silent().length > 0 && Date.now() < end && (await delay(LOOK_MS, true)));
    if (silent().length > 0) throw new Error(`Reminders lost: ${silent().join(', ')}`);
    const twice = [...told].filter(([id, count]) => count > 1 && !inHand.has(id)).map(([id]) => id);
    if (twice.length > 0) throw new Error(`Reminders twice: ${twice.join(', ')}`);
  });
