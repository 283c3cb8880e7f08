import {
  type CollectionMethod,
  type DeclineReason,
  type Fulfilment,
  isCancelled,
  type OrderStatus,
  type PaymentStatus,
} from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { db, NOW } from '../../../platform/database/db.ts';
import type { AgreedTime } from '../../availability/availability-service.ts';
import { timeOf } from '../../order-months/order-months-service.ts';

/** The columns that decide whether an order may change. */
interface LockedOrder {
  status: OrderStatus;
  cancelled_by_customer: boolean;
  /** When it is cancelled if nobody has answered it. */
  answer_by: Date | null;
}

/** Locks an order until the transaction ends. Undefined for an unknown one. */
export const lockOrder = async (client: Queryable, id: string): Promise<LockedOrder | undefined> =>
  db(client)
    .selectFrom('orders')
    .select(['status', 'cancelled_by_customer', 'answer_by'])
    .where('id', '=', id)
    .where('created_at', '=', timeOf(id))
    .forUpdate()
    .executeTakeFirst();

const change = (client: Queryable, id: string) =>
  db(client).updateTable('orders').where('id', '=', id).where('created_at', '=', timeOf(id));

/** Records that the diner cancelled the order. */
export const recordCustomerCancelled = async (client: Queryable, id: string): Promise<void> => {
  await change(client, id).set({ cancelled_by_customer: true }).execute();
};

/** Frees the place of a cancelled order in its slot, once (product.md §305). */
export const freeSlotPlace = async (client: Queryable, id: string): Promise<void> => {
  await db(client)
    .updateTable('order_slots as s')
    .from('orders as o')
    .set((eb) => ({
      orders: eb('s.orders', '-', 1),
      work_minutes: eb('s.work_minutes', '-', eb.ref('o.work_minutes')),
    }))
    .whereRef('s.business_id', '=', 'o.business_id')
    .whereRef('s.starts_at', '=', 'o.slot_starts_at')
    .where('o.id', '=', id)
    .where('o.created_at', '=', timeOf(id))
    .execute();
  await change(client, id).set({ slot_starts_at: null }).execute();
};

/** A change of an order; undefined fields stay. */
interface StoredChange {
  status: OrderStatus;
  notes: string | undefined;
  /** The version that the change is based on. */
  version: number;
  /** Why it is cancelled. */
  declineReason?: DeclineReason | undefined;
  /** When it is promised to be ready. */
  promisedAt?: Date | undefined;
}

/** Changes an order if it still has the given version; else returns false. */
export const updateOrder = async (
  client: Queryable,
  id: string,
  { status, notes, version, declineReason, promisedAt }: StoredChange,
): Promise<boolean> => {
  const updated = await change(client, id)
    .set((eb) => ({
      status,
      version: eb('version', '+', 1),
      updated_at: NOW,
      ...(notes !== undefined && { internal_notes: notes }),
      ...(!isCancelled(status) && { cancelled_by_customer: false, decline_reason: null }),
      ...(declineReason && { decline_reason: declineReason }),
      ...(promisedAt && { promised_at: promisedAt }),
    }))
    .where('version', '=', version)
    .executeTakeFirst();
  const isChanged = updated.numUpdatedRows === 1n;
  if (isChanged && isCancelled(status)) await freeSlotPlace(client, id);
  return isChanged;
};

/** Records how and when an order was paid at the restaurant; null: not paid. */
export const setCollection = async (
  client: Queryable,
  id: string,
  by: CollectionMethod | null,
): Promise<void> => {
  await change(client, id)
    .set({ collected_by: by, collected_at: by && NOW, updated_at: NOW })
    .execute();
};

/** Fields of an order whose payment status changed. */
export interface PaymentChange {
  business_id: string;
  status: OrderStatus;
  fulfilment: Fulfilment;
  asked_for: Date | null;
  promised_at: Date | null;
  created_at: Date;
  work_minutes: number;
}

/** Replaces the promise of an order, also the first one, and the slot that counts it. */
export const storePromise = async (
  client: Queryable,
  id: string,
  { promisedAt, slotStartsAt }: AgreedTime,
): Promise<void> => {
  await change(client, id)
    .set({ promised_at: promisedAt, first_promised_at: promisedAt, slot_starts_at: slotStartsAt })
    .execute();
};

/**
 * Changes the payment status, and optionally the order's status with it. Undefined when the order does not
 * have the expected payment status: of several attempts, one succeeds.
 */
export const changePaymentStatus = async (
  client: Queryable,
  id: string,
  from: PaymentStatus,
  to: PaymentStatus,
  status?: OrderStatus,
): Promise<PaymentChange | undefined> => {
  const changed = await change(client, id)
    .set({ payment_status: to, updated_at: NOW, ...(status && { status }) })
    .where('payment_status', '=', from)
    .returning([
      'business_id',
      'status',
      'fulfilment',
      'asked_for',
      'promised_at',
      'created_at',
      'work_minutes',
    ])
    .executeTakeFirst();
  if (changed && status && isCancelled(status)) await freeSlotPlace(client, id);
  return changed;
};

/** Records whether the refund of an order failed. Undefined when nothing changed. */
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

/** Records that the owner refunded an order by hand, so that no refund is retried. */
export const setRefundedByHand = async (client: Queryable, id: string): Promise<void> => {
  await change(client, id)
    .set({ payment_status: 'refunded', refund_failed: false, refunded_by_hand: true, updated_at: NOW })
    .execute();
};
