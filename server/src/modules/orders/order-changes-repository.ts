import {
  type CollectionMethod,
  isCancelled,
  type OrderStatus,
  type PaymentStatus,
} from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db, NOW } from '../../platform/database/db.ts';

/** What a change of an order is decided by. */
interface LockedOrder {
  status: OrderStatus;
  cancelled_by_customer: boolean;
}

/** Keeps an order as it is until the transaction ends; other changes of it wait. Undefined for an unknown one. */
export const lockOrder = async (client: Queryable, id: string): Promise<LockedOrder | undefined> =>
  db(client)
    .selectFrom('orders')
    .select(['status', 'cancelled_by_customer'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const change = (client: Queryable, id: string) => db(client).updateTable('orders').where('id', '=', id);

/** Notes that it was the diner who cancelled an order. */
export const noteCustomerCancelled = async (client: Queryable, id: string): Promise<void> => {
  await change(client, id).set({ cancelled_by_customer: true }).execute();
};

/** Changes an order that is still at the given version; false when it is not. */
export const updateOrder = async (
  client: Queryable,
  id: string,
  { status, notes, version }: { status: OrderStatus; notes: string | undefined; version: number },
): Promise<boolean> => {
  const updated = await change(client, id)
    .set((eb) => ({
      status,
      version: eb('version', '+', 1),
      updated_at: NOW,
      ...(notes !== undefined && { internal_notes: notes }),
      ...(!isCancelled(status) && { cancelled_by_customer: false }),
    }))
    .where('version', '=', version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
};

/** Keeps how an order was collected, and when; null that it was not. */
export const setCollection = async (
  client: Queryable,
  id: string,
  by: CollectionMethod | null,
): Promise<void> => {
  await change(client, id)
    .set({ collected_by: by, collected_at: by && NOW, updated_at: NOW })
    .execute();
};

/**
 * Moves an order from one payment status to another, and perhaps to another status with it. Undefined when it is not
 * at the first one: of several that try, one succeeds.
 */
export const changePaymentStatus = async (
  client: Queryable,
  id: string,
  from: PaymentStatus,
  to: PaymentStatus,
  status?: OrderStatus,
): Promise<{ business_id: string; status: OrderStatus } | undefined> => {
  return change(client, id)
    .set({ payment_status: to, updated_at: NOW, ...(status && { status }) })
    .where('payment_status', '=', from)
    .returning(['business_id', 'status'])
    .executeTakeFirst();
};

/**
 * Keeps whether the money of an order could not be given back. Undefined when nothing changes by it.
 */
export const setRefundFailed = async (
  client: Queryable,
  id: string,
  hasFailed: boolean,
): Promise<{ business_id: string; status: OrderStatus } | undefined> => {
  return change(client, id)
    .set({ refund_failed: hasFailed, updated_at: NOW })
    .where('refund_failed', '<>', hasFailed)
    .returning(['business_id', 'status'])
    .executeTakeFirst();
};

/** Keeps that the money of an order went back by hand, so that no refund is waited for or tried any more. */
export const setRefundedByHand = async (client: Queryable, id: string): Promise<void> => {
  await change(client, id)
    .set({ payment_status: 'refunded', refund_failed: false, refunded_by_hand: true, updated_at: NOW })
    .execute();
};

/** Adds a status to an order's history; answers the entry's id. */
export const recordStatus = async (client: Queryable, id: string, status: OrderStatus): Promise<number> => {
  const entry = await db(client)
    .insertInto('order_history')
    .values({ order_id: id, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  return entry.id;
};

/** Forgets the last entry of an order's history, where it is no older than so many s; false where it is. */
export const forgetLastStatus = async (
  client: Queryable,
  id: string,
  withinSeconds: number,
): Promise<boolean> => {
  const forgotten = await db(client)
    .deleteFrom('order_history')
    .where('id', '=', ({ selectFrom, fn }) =>
      selectFrom('order_history').select(fn.max('id').as('last')).where('order_id', '=', id),
    )
    .where('changed_at', '>', sql<Date>`now() - interval '1 second' * ${withinSeconds}`)
    .executeTakeFirst();
  return forgotten.numDeletedRows === 1n;
};

/** The status that an entry of an order's history says. */
export const findHistoryStatus = async (
  client: Queryable,
  historyId: number,
): Promise<OrderStatus | undefined> => {
  const entry = await db(client)
    .selectFrom('order_history')
    .select('status')
    .where('id', '=', historyId)
    .executeTakeFirst();
  return entry?.status;
};
