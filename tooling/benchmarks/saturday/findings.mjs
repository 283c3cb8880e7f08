import { CANCEL_MINUTES, SLOT_ORDERS, SLOT_WORK_MINUTES } from './places.mjs';

/** Minutes that a timer may be late: a killed server's jobs are found again by their lease. */
const LATE_MINUTES = 2;

const DAY_MS = 24 * 3_600_000;

/** @typedef {import('./guests.mjs').Guest} Guest */
/** @typedef {import('./places.mjs').Place} Place */
/** @typedef {{ id: string, business_id: string, customer_email: string, status: string, created_at: Date, promised_at: Date | null, asked_for: Date | null, waits: boolean }} Row */

const ORDERS = `
  SELECT id, business_id, customer_email, status, created_at, promised_at, asked_for,
    status = 'pending' AND answer_by < now() - make_interval(mins => ${LATE_MINUTES}) AS waits
  FROM orders WHERE business_id = ANY ($1)`;

const SLOTS = `
  SELECT business_id, slot_starts_at, count(*)::int AS orders, sum(work_minutes)::int AS minutes FROM orders
  WHERE business_id = ANY ($1) AND slot_starts_at IS NOT NULL
  GROUP BY business_id, slot_starts_at
  HAVING count(*) > ${SLOT_ORDERS} OR sum(work_minutes) > ${SLOT_WORK_MINUTES}`;

const PAUSED = `
  SELECT business_id FROM order_settings
  WHERE business_id = ANY ($1) AND silent_from IS NOT NULL AND silent_until IS NULL AND paused_until > now()`;

/**
 * What went wrong in an evening: the cases of each kind, none where nothing did.
 * @param {import('pg').Client} client @param {readonly Guest[]} guests @param {readonly Place[]} places
 */
export const findingsOf = async (client, guests, places) => {
  const ids = [places.map(({ id }) => id)];
  /** @type {{ rows: Row[] }} */
  const { rows } = await client.query(ORDERS, ids);
  const { rows: slots } = await client.query(SLOTS, ids);
  const stored = new Set(rows.map(({ id }) => id));
  const guestOf = new Map(guests.map((guest) => [guest.email, guest]));
  const first = new Map([...rows].reverse().map(({ customer_email, id }) => [customer_email, id]));
  const left = places.filter(({ isLeft, opening }) => isLeft && !opening);
  const { rows: silent } = await client.query(PAUSED, [left.map(({ id }) => id)]);
  const openings = new Map(places.map(({ id, opening }) => [id, opening]));
  // Its orders are for pickup, which are ready by closing (product.md §282).
  const isOutside = (/** @type {Row} */ { business_id, promised_at }) => {
    const opening = openings.get(business_id);
    if (!opening || !promised_at) return false;
    // A place that pauses offers the same hours of another day.
    const sinceOpening = (promised_at.getTime() - opening.from.getTime()) % DAY_MS;
    return sinceOpening < 0 || sinceOpening > opening.to.getTime() - opening.from.getTime();
  };
  const paused = new Set(silent.map(({ business_id }) => business_id));
  /** @type {Record<string, number>} */
  const refusals = {};
  for (const { refused } of guests) if (refused) refusals[refused] = (refusals[refused] ?? 0) + 1;
  return {
    orders: rows.length,
    confirmed: rows.filter(({ status }) => status === 'confirmed').length,
    'cancelled by itself': rows.filter(({ status }) => status === 'cancelled').length,
    'places that paused by themselves': paused.size,
    'refused guests': JSON.stringify(refusals),
    faults: {
      lost: guests.flatMap(({ id }) => (id !== undefined && !stored.has(id) ? [id] : [])),
      doubled: rows.filter(({ id, customer_email }) => first.get(customer_email) !== id),
      'unknown to its guest': rows
        .filter(({ id, customer_email }) => guestOf.get(customer_email)?.id !== id)
        .map((row) => ({ ...row, refused: guestOf.get(row.customer_email)?.refused })),
      [`silent for more than ${CANCEL_MINUTES + LATE_MINUTES} min`]: rows.filter(({ waits }) => waits),
      'left places that take orders on': left.map(({ id }) => id).filter((id) => !paused.has(id)),
      'over capacity': slots,
      'outside hours': rows
        .filter(isOutside)
        .map((row) => ({ ...row, opening: openings.get(row.business_id) })),
      'promised before now': rows.filter(
        ({ promised_at, created_at }) => promised_at !== null && promised_at < created_at,
      ),
    },
  };
};
