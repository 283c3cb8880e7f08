import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** A guest gives up after so many times that a place offered and took back. */
const OFFERS = 6;
const RETRY_MS = 300;
/** How long an answer is waited for, in ms. */
const ANSWER_MS = 20_000;
/** Of a hundred requests, how many lose their connection, and after how long at most, in ms. */
const LOST = 15;
const LOST_AFTER_MS = 60;

/** @typedef {import('./places.mjs').Place} Place */

/**
 * @typedef {object} Guest
 * @property {string} email of one order only
 * @property {Place} place
 * @property {number} quantity
 * @property {string | undefined} id of the order, once its guest knows it
 * @property {string | undefined} refused why it was refused for good
 */

/** @param {string} api @param {Guest} guest @param {string} key @param {string | undefined} askedFor */
const sendOnce = async (api, guest, key, askedFor) => {
  const lost = new AbortController();
  const timer =
    Math.random() * 100 < LOST ? setTimeout(() => lost.abort(), Math.random() * LOST_AFTER_MS) : undefined;
  try {
    const answer = await fetch(`${api}/orders`, {
      method: 'POST',
      signal: AbortSignal.any([lost.signal, AbortSignal.timeout(ANSWER_MS)]),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        business_id: guest.place.id,
        items: [{ menu_item_id: guest.place.dish, quantity: guest.quantity }],
        payment_method: 'pay_later',
        customer_name: 'Arta',
        customer_email: guest.email,
        customer_phone: '+355690000000',
        ...(askedFor && { asked_for: askedFor }),
      }),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    // The network is lost, or the server is: the guest does not know whether the order was placed.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * One guest: asks until the order is placed or refused for good. A lost answer is asked for again with the same key, and the
 * next possible time is taken where a place offers one.
 * @param {string} api @param {Place} place @param {Guest[]} guests takes the guest
 */
export const order = async (api, place, guests) => {
  /** @type {Guest} */
  const guest = {
    email: `${randomUUID()}@shembull.al`,
    place,
    quantity: 1 + Math.floor(Math.random() * 3),
    id: undefined,
    refused: undefined,
  };
  guests.push(guest);
  /** @type {string | undefined} */
  let askedFor;
  let key = randomUUID();
  for (let offers = 0; ; ) {
    const answer = await sendOnce(api, guest, key, askedFor);
    // A request of before may still be at work: the order it places is this guest's.
    if (!answer || answer.status >= 500 || answer.body.code === 'idempotency_in_progress') {
      await delay(RETRY_MS);
      continue;
    }
    if (answer.status === 200 || answer.status === 201) {
      guest.id = answer.body.id;
      return;
    }
    const { code, next_at: next } = answer.body;
    offers += 1;
    if (!next || offers > OFFERS) {
      guest.refused = code;
      return;
    }
    // Slots begin at full quarters, so that the next free time is in the slot before it or begins one.
    const quarter = 15 * 60_000;
    askedFor = new Date(Math.ceil(Date.parse(next) / quarter) * quarter).toISOString();
    key = randomUUID();
  }
};
