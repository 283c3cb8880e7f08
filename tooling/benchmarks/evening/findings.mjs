import { faultsOf, LATE_MINUTES } from './faults.mjs';
import { SLOT_ORDERS, SLOT_WORK_MINUTES } from './places.mjs';

/** @typedef {import('./guests.mjs').Guest} Guest */
/** @typedef {import('./places.mjs').Place} Place */

const ORDERS = `
  SELECT id, business_id, customer_email, status, payment_status, fulfilment, created_at, promised_at, asked_for,
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

/** What the sandbox's bank took for each order, whatever the product knows of it. */
const CHARGES = `
  SELECT o.id AS order_id, count(*)::int AS charges, sum((charge.data ->> 'amount')::int)::int AS amount,
    sum((charge.data ->> 'amount_refunded')::int)::int AS refunded
  FROM orders o
  JOIN sandbox.objects intent ON intent.kind = 'payment_intent' AND intent.data #>> '{metadata,order_id}' = o.id
  JOIN sandbox.objects charge ON charge.kind = 'charge' AND charge.data ->> 'payment_intent' = intent.id
  WHERE o.business_id = ANY ($1) GROUP BY o.id`;

/**
 * What an evening came to, and what went wrong in it.
 * @param {import('pg').Client} client @param {readonly Guest[]} guests @param {readonly Place[]} places
 */
export const findingsOf = async (client, guests, places) => {
  const ids = [places.map(({ id }) => id)];
  /** @type {{ rows: import('./faults.mjs').Row[] }} */
  const { rows } = await client.query(ORDERS, ids);
  const { rows: slots } = await client.query(SLOTS, ids);
  const { rows: charges } = await client.query(CHARGES, ids);
  const { rows: silent } = await client.query(PAUSED, ids);
  const paused = new Set(silent.map(({ business_id }) => business_id));
  const closed = new Set(places.filter(({ opening }) => opening).map(({ id }) => id));
  /** @type {Record<string, number>} */
  const refusals = {};
  for (const { refused } of guests) if (refused) refusals[refused] = (refusals[refused] ?? 0) + 1;
  const faults = faultsOf({ rows, slots, charges, paused }, guests, places);
  return {
    orders: rows.length,
    confirmed: rows.filter(({ status }) => status === 'confirmed').length,
    'cancelled by itself': rows.filter(({ status }) => status === 'cancelled').length,
    'at tables': rows.filter(({ fulfilment }) => fulfilment === 'table').length,
    'at places that are closed, for later': rows.filter(({ business_id }) => closed.has(business_id)).length,
    'paid by card': charges.length,
    'money back': charges.filter(({ refunded }) => refunded > 0).length,
    'places that paused by themselves': paused.size,
    'refused guests': JSON.stringify(refusals),
    faults,
  };
};
