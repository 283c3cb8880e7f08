import type { CollectionMethod, OrderStatus, PaymentStatus } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';

/** What a change of an order is decided by. */
interface LockedOrder {
  status: OrderStatus;
  cancelled_by_customer: boolean;
}

/** Keeps an order as it is until the transaction ends; other changes of it wait. Undefined for an unknown one. */
export const lockOrder = async (client: Queryable, id: string): Promise<LockedOrder | undefined> => {
  const { rows } = await client.query<LockedOrder>(
    'SELECT status, cancelled_by_customer FROM orders WHERE id = $1 FOR UPDATE',
    [id],
  );
  return rows[0];
};

/** Notes that it was the diner who cancelled an order. */
export const noteCustomerCancelled = async (client: Queryable, id: string): Promise<void> => {
  await client.query('UPDATE orders SET cancelled_by_customer = true WHERE id = $1', [id]);
};

/** Changes an order that is still at the given version; false when it is not. */
export const updateOrder = async (
  client: Queryable,
  id: string,
  change: { status: OrderStatus; notes: string | undefined; version: number },
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `UPDATE orders SET status = $2, internal_notes = coalesce($3, internal_notes), version = version + 1,
       cancelled_by_customer = cancelled_by_customer AND $2 = 'cancelled', updated_at = now()
     WHERE id = $1 AND version = $4`,
    [id, change.status, change.notes ?? null, change.version],
  );
  return rowCount === 1;
};

/** Keeps how an order was collected, and when; null that it was not. */
export const setCollection = async (
  client: Queryable,
  id: string,
  by: CollectionMethod | null,
): Promise<void> => {
  await client.query(
    `UPDATE orders SET collected_by = $2::text, collected_at = CASE WHEN $2::text IS NOT NULL THEN now() END, updated_at = now()
     WHERE id = $1`,
    [id, by],
  );
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
  const { rows } = await client.query<{ business_id: string; status: OrderStatus }>(
    `UPDATE orders SET payment_status = $3, status = coalesce($4, status), updated_at = now()
     WHERE id = $1 AND payment_status = $2 RETURNING business_id, status`,
    [id, from, to, status ?? null],
  );
  return rows[0];
};

/**
 * Keeps whether the money of an order could not be given back. Undefined when nothing changes by it.
 */
export const setRefundFailed = async (
  client: Queryable,
  id: string,
  hasFailed: boolean,
): Promise<{ business_id: string; status: OrderStatus } | undefined> => {
  const { rows } = await client.query<{ business_id: string; status: OrderStatus }>(
    `UPDATE orders SET refund_failed = $2, updated_at = now() WHERE id = $1 AND refund_failed <> $2
     RETURNING business_id, status`,
    [id, hasFailed],
  );
  return rows[0];
};

/** Keeps that the money of an order went back by hand, so that no refund is waited for or tried any more. */
export const setRefundedByHand = async (client: Queryable, id: string): Promise<void> => {
  await client.query(
    `UPDATE orders SET payment_status = 'refunded', refund_failed = false, refunded_by_hand = true, updated_at = now()
     WHERE id = $1`,
    [id],
  );
};

/** Adds a status to an order's history; answers the entry's id. */
export const recordStatus = async (client: Queryable, id: string, status: OrderStatus): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    'INSERT INTO order_history (order_id, status) VALUES ($1, $2) RETURNING id',
    [id, status],
  );
  if (!rows[0]) throw new Error('the history took no entry');
  return rows[0].id;
};

/** Forgets the last entry of an order's history, where it is no older than so many s; false where it is. */
export const forgetLastStatus = async (
  client: Queryable,
  id: string,
  withinSeconds: number,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `DELETE FROM order_history WHERE id = (SELECT max(id) FROM order_history WHERE order_id = $1)
       AND changed_at > now() - interval '1 second' * $2`,
    [id, withinSeconds],
  );
  return rowCount === 1;
};

/** The status that an entry of an order's history says. */
export const findHistoryStatus = async (
  client: Queryable,
  historyId: number,
): Promise<OrderStatus | undefined> => {
  const { rows } = await client.query<{ status: OrderStatus }>(
    'SELECT status FROM order_history WHERE id = $1',
    [historyId],
  );
  return rows[0]?.status;
};
