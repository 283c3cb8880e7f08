import { CANCEL_MINUTES } from './places.mjs';

/** Minutes that a timer may be late: a killed server's jobs are found again by their lease. */
export const LATE_MINUTES = 2;

const DAY_MS = 24 * 3_600_000;

/** @typedef {import('./guests.mjs').Guest} Guest */
/** @typedef {import('./places.mjs').Place} Place */
/** @typedef {{ id: string, business_id: string, customer_email: string, status: string, payment_status: string, fulfilment: string, created_at: Date, promised_at: Date | null, asked_for: Date | null, waits: boolean }} Row */
/** @typedef {{ order_id: string, charges: number, amount: number, refunded: number }} Charge what a bank took for an order, in cents */

/**
 * Whether a place that opens later took an order for a time when it is closed: food for pickup is ready by closing, at a
 * table it is ordered by then (product.md §282).
 * @param {Place['opening']} opening @param {Row} row
 */
const isOutside = (opening, { promised_at, created_at, fulfilment }) => {
  const time = fulfilment === 'table' ? created_at : promised_at;
  if (!opening || !time) return false;
  if (fulfilment === 'table' && time < opening.from) return true;
  // A place that pauses offers the same hours of another day.
  const sinceOpening = (time.getTime() - opening.from.getTime()) % DAY_MS;
  return sinceOpening < 0 || sinceOpening > opening.to.getTime() - opening.from.getTime();
};

/**
 * What went wrong with the money of cards.
 * @param {readonly Row[]} rows @param {readonly Charge[]} charges @param {readonly Guest[]} guests
 */
const moneyFaults = (rows, charges, guests) => {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const isCancelled = (/** @type {Charge} */ { order_id }) => rowOf.get(order_id)?.status === 'cancelled';
  return {
    'charged twice': charges.filter(({ charges: times }) => times > 1),
    'cancelled, and money kept': charges.filter(
      (charge) => isCancelled(charge) && charge.refunded < charge.amount,
    ),
    'money back, and not cancelled': charges.filter((charge) => !isCancelled(charge) && charge.refunded > 0),
    'paid, and not known as paid': guests.filter(({ id, hasPaid }) => {
      const status = id && rowOf.get(id)?.payment_status;
      return hasPaid && status !== 'paid' && status !== 'refunded';
    }),
  };
};

/**
 * What went wrong in an evening: the cases of each kind, none where nothing did.
 * @param {{ rows: readonly Row[], slots: readonly object[], charges: readonly Charge[], paused: ReadonlySet<string> }} stored
 * @param {readonly Guest[]} guests @param {readonly Place[]} places
 * @returns {Record<string, readonly object[]>}
 */
export const faultsOf = ({ rows, slots, charges, paused }, guests, places) => {
  const stored = new Set(rows.map(({ id }) => id));
  const guestOf = new Map(guests.map((guest) => [guest.email, guest]));
  const first = new Map([...rows].reverse().map(({ customer_email, id }) => [customer_email, id]));
  const openings = new Map(places.map(({ id, opening }) => [id, opening]));
  return {
    lost: guests.filter(({ id }) => id !== undefined && !stored.has(id)),
    doubled: rows.filter(({ id, customer_email }) => first.get(customer_email) !== id),
    'unknown to its guest': rows
      .filter(({ id, customer_email }) => guestOf.get(customer_email)?.id !== id)
      .map((row) => ({ ...row, refused: guestOf.get(row.customer_email)?.refused })),
    [`silent for more than ${CANCEL_MINUTES + LATE_MINUTES} min`]: rows.filter(({ waits }) => waits),
    'left places that take orders on': places.filter(
      ({ id, isLeft, opening }) => isLeft && !opening && !paused.has(id),
    ),
    'over capacity': slots,
    'outside hours': rows
      .filter((row) => isOutside(openings.get(row.business_id), row))
      .map((row) => ({ ...row, opening: openings.get(row.business_id) })),
    'promised before now': rows.filter(
      ({ promised_at, created_at }) => promised_at !== null && promised_at < created_at,
    ),
    'at a table as for pickup, or the other way round': rows.filter(
      ({ customer_email, fulfilment }) =>
        (fulfilment === 'table') !== (guestOf.get(customer_email)?.isAtTable ?? false),
    ),
    ...moneyFaults(rows, charges, guests),
  };
};
