import type { OrderStatus, PaymentStatus } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db, only } from '../../platform/database/db.ts';
import { timeOf } from '../order-months/order-months-service.ts';

/** The payment of an order, with the columns of the order that it needs. */
export interface PaymentRow {
  order_id: string;
  /** The provider's id; null until the payment is created there. */
  ref: string | null;
  /** Euro cents. */
  amount_minor: number;
  refunded_minor: number;
  disputed_minor: number;
  /** Failed refunds before the owner asked for a retry, which no longer count. */
  refund_failures_before: number;
  business_id: string;
  business_name: string;
  customer_email: string;
  payment_status: PaymentStatus;
  /** Whether the owner refunded it outside the card payment. */
  refunded_by_hand: boolean;
  status: OrderStatus;
  /** How often the payment was settled. */
  settlements: number;
}

const paymentOf = (client: Queryable, orderId: string, name?: string) =>
  db(client, name)
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoin('businesses as b', 'b.id', 'o.business_id')
    .select(['p.order_id', 'p.ref', 'p.amount_minor', 'p.refunded_minor', 'p.disputed_minor'])
    .select(['p.refund_failures_before', 'o.business_id', 'b.business_name', 'o.customer_email'])
    .select(['o.payment_status', 'o.refunded_by_hand', 'o.status', 'p.settlements'])
    .where('p.order_id', '=', orderId)
    .where('o.created_at', '=', timeOf(orderId));

const change = (client: Queryable, orderId: string) =>
  db(client).updateTable('payments').where('order_id', '=', orderId);

/** Inserts the payment of a new order. */
export const insertPayment = async (
  client: Queryable,
  orderId: string,
  amountMinor: number,
  at: Date,
): Promise<void> => {
  await db(client)
    .insertInto('payments')
    .values({ order_id: orderId, amount_minor: amountMinor, requested_at: at })
    .execute();
};

/** The payment of an order. */
export const findPayment = async (client: Queryable, orderId: string): Promise<PaymentRow | undefined> =>
  paymentOf(client, orderId, 'find-payment').executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockPayment = async (client: Queryable, orderId: string): Promise<PaymentRow | undefined> =>
  paymentOf(client, orderId).forUpdate(['p', 'o']).executeTakeFirst();

/** How often the payment with this id of the provider was settled; 0 while the id is not stored. */
export const countSettlements = async (client: Queryable, ref: string): Promise<number> => {
  const found = await db(client)
    .selectFrom('payments')
    .select('settlements')
    .where('ref', '=', ref)
    .executeTakeFirst();
  return found?.settlements ?? 0;
};

/** Counts a settlement. */
export const storeSettlement = async (client: Queryable, orderId: string): Promise<void> => {
  await change(client, orderId)
    .set((eb) => ({ settlements: eb('settlements', '+', 1) }))
    .execute();
};

/** Stores the provider's id of a payment, once. */
export const storeRef = async (client: Queryable, orderId: string, ref: string): Promise<void> => {
  await change(client, orderId).set({ ref }).where('ref', 'is', null).execute();
};

/** Stores when the payment made the order visible to the business. */
export const storePaidAt = async (client: Queryable, orderId: string, at: Date): Promise<void> => {
  await change(client, orderId).set({ paid_at: at }).execute();
};

/**
 * Makes the order of a payment visible to its business although the payment came too late, from when its card was
 * charged. Changes nothing where it already is.
 */
export const showLatePayment = async (client: Queryable, orderId: string): Promise<void> => {
  await change(client, orderId)
    .set(({ selectFrom }) => ({
      paid_at: selectFrom('ledger_entries')
        .select('entered_at')
        .where('order_id', '=', orderId)
        .where('kind', '=', sql.lit<LedgerKind>('charge'))
        .$asScalar(),
    }))
    .where('paid_at', 'is', null)
    .execute();
};

/** Stores the refunded amount, in euro cents. */
export const storeRefunded = async (
  client: Queryable,
  orderId: string,
  refundedMinor: number,
): Promise<void> => {
  await change(client, orderId).set({ refunded_minor: refundedMinor }).execute();
};

/** Stores the disputed amount, in euro cents. */
export const storeDisputed = async (
  client: Queryable,
  orderId: string,
  disputedMinor: number,
): Promise<void> => {
  await change(client, orderId).set({ disputed_minor: disputedMinor }).execute();
};

/** Counts a refund attempt. Returns its number. */
export const countRefundAttempt = async (client: Queryable, orderId: string): Promise<number> => {
  const counted = await change(client, orderId)
    .set((eb) => ({ refund_tries: eb('refund_tries', '+', 1) }))
    .returning('refund_tries')
    .executeTakeFirst();
  return counted?.refund_tries ?? 0;
};

/** Ignores this many failed refunds from now on. */
export const storeRefundFailuresBefore = async (
  client: Queryable,
  orderId: string,
  failedRefunds: number,
): Promise<void> => {
  await change(client, orderId).set({ refund_failures_before: failedRefunds }).execute();
};

/** Records that a payment differs from the request; true the first time. */
export const storeMismatch = async (client: Queryable, orderId: string, at: Date): Promise<boolean> => {
  const noted = await change(client, orderId)
    .set({ mismatched_at: at })
    .where('mismatched_at', 'is', null)
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n;
};

/** Counts a declined card. Returns the number so far. */
export const countFailure = async (client: Queryable, orderId: string): Promise<number> => {
  const counted = await change(client, orderId)
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .returning('failures')
    .executeTakeFirst();
  return counted?.failures ?? 0;
};

/** Records that an event was handled; false when it already was. */
export const insertEvent = async (client: Queryable, id: string): Promise<boolean> => {
  const noted = await db(client)
    .insertInto('provider_events')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return noted.numInsertedOrUpdatedRows === 1n;
};

/** Whether an event was handled. */
export const hasEvent = async (client: Queryable, id: string): Promise<boolean> => {
  const event = db(client).selectFrom('provider_events').select('id').where('id', '=', id);
  return (await event.executeTakeFirst()) !== undefined;
};

/** Deletes events from before a time; the provider does not repeat events that old. */
export const deleteEvents = async (client: Queryable, before: Date): Promise<void> => {
  await db(client).deleteFrom('provider_events').where('received_at', '<', before).execute();
};

/** A kind of entry that changes the payout of a business. */
export type LedgerKind = 'charge' | 'refund' | 'refund_failed' | 'dispute' | 'dispute_won';

const ENTRY = ['business_id', 'order_id', 'kind', 'amount_minor', 'entered_at'] as const;

/** Adds an entry to the ledger of a business; in euro cents, always above 0. */
export const insertLedgerEntry = async (
  client: Queryable,
  entry: {
    business_id: string;
    order_id: string;
    kind: LedgerKind;
    amount_minor: number;
    entered_at: Date;
  },
): Promise<void> => {
  await db(client).insertInto('ledger_entries').values(only(entry, ENTRY)).execute();
};

const SWEEP_SIZE = 200;

/** Order of the sweep: least recently checked first, so that every payment gets its turn. */
const due = (client: Queryable, now: Date) =>
  db(client)
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .where(({ eb, or }) => or([eb('p.look_at', 'is', null), eb('p.look_at', '<=', now)]))
    .orderBy(({ fn }) => fn.coalesce('p.look_at', 'p.requested_at'))
    .limit(SWEEP_SIZE);

/** Orders with an open payment from before a time, due for a check at `now`. */
export const listOrdersAwaitingPayment = async (
  client: Queryable,
  before: Date,
  now: Date,
): Promise<{ order_id: string; requested_at: Date }[]> =>
  due(client, now)
    .select(['p.order_id', 'p.requested_at'])
    .where('o.payment_status', '=', sql.lit<PaymentStatus>('pending'))
    .where('p.requested_at', '<', before)
    .execute();

/** Orders whose refund has been pending since before a time, due at `now`, without those given up. */
export const listUnrefundedOrders = async (
  client: Queryable,
  changedBefore: Date,
  now: Date,
): Promise<string[]> => {
  const rows = await due(client, now)
    .select('p.order_id')
    .where('o.payment_status', '=', sql.lit<PaymentStatus>('refund_pending'))
    .where(({ not, ref }) => not(ref('o.refund_failed')))
    .where('o.updated_at', '<', changedBefore)
    .execute();
  return rows.map(({ order_id }) => order_id);
};

/** Records a check of a payment. */
export const recordCheck = async (client: Queryable, orderId: string, at: Date): Promise<void> => {
  await change(client, orderId).set({ look_at: at, failed_looks: 0 }).execute();
};

/**
 * Records a failed check. The next one waits a minute, then twice as long each time.
 * @param longestMs longest wait, in ms
 * @returns number of failed checks in a row
 */
export const recordFailedCheck = async (
  client: Queryable,
  orderId: string,
  { at, longestMs }: { at: Date; longestMs: number },
): Promise<number> => {
  const noted = await change(client, orderId)
    .set(({ eb, ref }) => ({
      failed_looks: eb('failed_looks', '+', 1),
      look_at: sql<Date>`${at}::timestamptz
        + least(interval '1 minute' * 2 ^ least(${ref('failed_looks')}, 20), interval '1 millisecond' * ${longestMs})`,
    }))
    .returning('failed_looks')
    .executeTakeFirst();
  return noted?.failed_looks ?? 0;
};
