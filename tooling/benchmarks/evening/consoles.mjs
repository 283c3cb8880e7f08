import { setTimeout as delay } from 'node:timers/promises';

/** How often a console says that it is open, and looks for orders, in ms. */
const TURN_MS = 10_000;
/** How long an answer is waited for, in ms. */
const ANSWER_MS = 20_000;
/** How long a console is open that is left then, in ms; until it could say that it is open, however long that takes. */
const LEFT_AFTER_MS = 60_000;
/** Of a hundred waiting orders, how many the staff does not see in a turn. */
const OVERSEEN = 10;

/** @typedef {import('./places.mjs').Place} Place */

/** @typedef {{ id: string, version: number, status: string }} Order */

/**
 * One console, which reads what has changed since it looked last.
 * @param {string} api @param {Place} place
 */
const consoleOf = (api, place) => {
  let { token } = place;
  /** @type {Map<string, Order>} */
  const waiting = new Map();
  let since = '';
  const send = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ body,
  ) => {
    const answer = await fetch(`${api}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    // A session's token ends after a quarter of an hour.
    if (answer.status === 401) token = await place.signIn();
    return answer;
  };
  return async () => {
    const sign = await send('PUT', '/availability/alive', {});
    place.gaveSign ||= sign.ok;
    const answer = await send('GET', `/orders/business/changes?limit=100${since}`, undefined);
    if (!answer.ok) return;
    const { orders, next_cursor: cursor } = await answer.json();
    since = `&cursor=${encodeURIComponent(cursor)}`;
    for (const order of orders) {
      if (order.status === 'pending') waiting.set(order.id, order);
      else waiting.delete(order.id);
    }
    for (const { id, version } of [...waiting.values()]) {
      if (Math.random() * 100 < OVERSEEN) continue;
      const { ok } = await send('PATCH', `/orders/business/${id}`, { status: 'confirmed', version });
      if (ok) waiting.delete(id);
    }
  };
};

/**
 * The consoles of an evening, which answer what arrives until they are closed. What fails is tried again in the next turn.
 * @param {string} api @param {readonly Place[]} places
 */
export const openConsoles = (api, places) => {
  let isOpen = true;
  const attend = async (/** @type {Place} */ place) => {
    const turn = consoleOf(api, place);
    await delay(Math.random() * TURN_MS);
    const until = place.isLeft ? Date.now() + LEFT_AFTER_MS : Number.POSITIVE_INFINITY;
    while (isOpen && (Date.now() < until || !place.gaveSign)) {
      await turn().catch(() => undefined);
      await delay(TURN_MS);
    }
  };
  const all = Promise.all(places.map(attend));
  return {
    close: async () => {
      isOpen = false;
      await all;
    },
  };
};
