import { randomUUID } from 'node:crypto';
import { payByCard } from './card-payment.mjs';
import { sendUntilAnswered } from './network.mjs';

/** A guest gives up after so many times that a place offered and took back. */
const OFFERS = 6;
/** Of a hundred guests, how many sit at a table, and how many pay by card. */
const AT_TABLES = 30;
const BY_CARD = 40;
/** Slots begin at full quarters of an hour. */
const QUARTER_MS = 15 * 60_000;

/** @typedef {import('./places.mjs').Place} Place */

/**
 * @typedef {object} Shop where guests order
 * @property {string} api
 * @property {string} cardKey by which their cards are read
 * @property {(answer: import('./network.mjs').Answer | undefined) => void} [note] is told of each answer to an order
 */

/**
 * @typedef {object} Guest
 * @property {string} email of one order only
 * @property {Place} place
 * @property {number} quantity
 * @property {boolean} isAtTable
 * @property {boolean} hasCard whether the guest wants to pay by card
 * @property {boolean} hasPaid whether the guest read that the card was charged
 * @property {string | undefined} id of the order, once its guest knows it
 * @property {string | undefined} refused why it was refused for good
 */

/** @param {Place} place @returns {Guest} */
const guestOf = (place) => ({
  email: `${randomUUID()}@shembull.al`,
  place,
  quantity: 1 + Math.floor(Math.random() * 3),
  isAtTable: Math.random() * 100 < AT_TABLES,
  hasCard: Math.random() * 100 < BY_CARD,
  hasPaid: false,
  id: undefined,
  refused: undefined,
});

/**
 * What a guest asks for: one dish.
 * @param {Pick<Guest, 'email' | 'place' | 'quantity' | 'isAtTable' | 'hasCard'>} guest
 */
export const orderOf = ({ place, quantity, isAtTable, hasCard, email }) => ({
  business_id: place.id,
  items: [{ menu_item_id: place.dish, quantity }],
  payment_method: hasCard ? 'card' : 'pay_later',
  customer_name: 'Arta',
  customer_email: email,
  customer_phone: '+355690000000',
  ...(isAtTable && { fulfilment: 'table', table_code: place.tableCode }),
});

/** @param {Shop} shop @param {Guest} guest @param {object} time when the guest wants it */
const send = ({ api, note }, guest, time) =>
  sendUntilAnswered(
    `${api}/orders`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...orderOf(guest), ...time }),
    },
    note,
  );

/**
 * The next possible time that a place offered, as its guest asks for it; undefined where the guest cannot: who sits at a
 * table eats now or not at all.
 * @param {Guest} guest @param {{ next_at?: string, takes_next?: boolean }} refusal
 */
const nextTime = ({ isAtTable }, { next_at: next, takes_next: isTakenNow }) => {
  if (!next) return undefined;
  if (isAtTable) return isTakenNow ? { ready_by: next } : undefined;
  // The next free time is in the slot before it or begins one.
  return { asked_for: new Date(Math.ceil(Date.parse(next) / QUARTER_MS) * QUARTER_MS).toISOString() };
};

/**
 * One guest: asks until the order is placed or refused for good, takes the next possible time where a place offers one,
 * and pays.
 * @param {Shop} shop @param {Place} place @param {Guest[]} guests takes the guest
 * @param {(guest: Guest, id: string) => void} [onPlaced] is told of the order at once
 */
export const order = async (shop, place, guests, onPlaced) => {
  const guest = guestOf(place);
  guests.push(guest);
  /** @type {object | undefined} */
  let time = {};
  for (let offers = 0; time && offers <= OFFERS; offers += 1) {
    const { status, body } = await send(shop, guest, time);
    if (status === 200 || status === 201) {
      guest.id = body.id;
      guest.refused = undefined;
      if (body.id) onPlaced?.(guest, body.id);
      const secret = body.payment_intent_client_secret;
      if (secret) guest.hasPaid = await payByCard(shop, secret);
      return;
    }
    guest.refused = body.code;
    time = nextTime(guest, body);
  }
};
