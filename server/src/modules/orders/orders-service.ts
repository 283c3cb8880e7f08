import {
  type BusinessOrder,
  type BusinessOrderRow,
  type BusinessOrdersQuery,
  isCancelled,
  isUnanswered,
  type OrderStatus,
  type OwnerDeclineReason,
} from '@tavolina/shared-api/contract';
import { type Clock, MINUTE_MS } from '../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { giveBackStock } from '../menus/menus-service.ts';
import { recordStatus, updateOrder } from './order-changes-repository.ts';
import { announceOrder } from './order-events.ts';
import { orderStatusChangedJob } from './order-jobs.ts';
import { presentBusinessOrder, presentBusinessOrderRow } from './order-presenter.ts';
import type { OrderRow } from './order-rows.ts';
import { listBusinessOrders } from './orders-repository.ts';
import { findOwnOrder, lockOwnOrder, requireOrdersPlan } from './owned-order.ts';
import type { OrderPayments } from './payments-port.ts';
import { refundCancelled } from './refund-cancelled.ts';
import { awaitAgain } from './unanswered-orders.ts';
import { MAIL_DELAY_SECONDS } from './undo-times.ts';

export { isCardOrder } from './card-orders.ts';
export { findCustomerOrder } from './customer-order.ts';
export { sweepOrderAddresses } from './order-addresses-repository.ts';
export { findHistoryStatus, lockOrder } from './order-changes-repository.ts';
export { presentBusinessOrder } from './order-presenter.ts';
export type { OrderRow as MailedOrder } from './order-rows.ts';
export { isBeingMade } from './order-status.ts';
export { findOrder as orderForMail } from './orders-repository.ts';
export {
  acceptPaidOrder,
  cancelUnpaidOrder,
  movePaymentStatus,
  recordRefundFailed,
} from './payment-outcomes.ts';
export type { OrderPayments } from './payments-port.ts';

import { queueTickets } from '../printers/print-queue-service.ts';
import { tellTillsOfOrder } from './tell-tills.ts';

/** Orders of a business, newest first, in limited ranges (product.md §80). */
export const ordersOf = async (
  database: Database,
  businessId: string,
  query: BusinessOrdersQuery,
  now: Date,
): Promise<BusinessOrderRow[]> => {
  await requireOrdersPlan(database, businessId, now);
  return (await listBusinessOrders(database, businessId, query)).map(presentBusinessOrderRow);
};

/**
 * One order of a business.
 * @throws {ApiFailure} the errors of `findOwnOrder`
 */
export const orderOf = async (
  database: Database,
  businessId: string,
  id: string,
  now: Date,
): Promise<BusinessOrder> => {
  return presentBusinessOrder(await findOwnOrder(database, { id, businessId, now }));
};

/** A cancelled order that was or is being refunded can no longer be resumed. */
const isGivenBack = ({ status, payment_status }: OrderRow): boolean =>
  isCancelled(status) && (payment_status === 'refund_pending' || payment_status === 'refunded');

/** Whether a change was meant for an earlier state of the order (product.md §29). */
const isOutdated = (
  change: { status: OrderStatus; version: number | undefined },
  { status, version }: { status: OrderStatus; version: number },
  isCancelledByCustomer: boolean,
): boolean =>
  change.version === undefined
    ? isCancelledByCustomer && isCancelled(status) && !isCancelled(change.status)
    : change.version !== version;

/** What an owner changes of an order. */
interface OwnerChange {
  status: OrderStatus;
  notes: string | undefined;
  version: number | undefined;
  /** Why it is cancelled (product.md §289). */
  declineReason: OwnerDeclineReason | undefined;
  /** Minutes from now until it is ready (product.md §290). */
  promiseMinutes: number | undefined;
}

interface StatusDeps {
  jobs: Jobs;
  payments: OrderPayments | undefined;
}

/** Does what the new status of an order brings: history, mail, refund, waiting for an answer. */
const followStatus = async (
  client: Queryable,
  { jobs, payments }: StatusDeps,
  order: OrderRow,
  { status, now }: { status: OrderStatus; now: Date },
): Promise<void> => {
  const { id } = order;
  await tellTillsOfOrder(client, jobs, 'order.status_changed', { id, businessId: order.business.id });
  if (status === 'confirmed')
    await queueTickets(client, { id, businessId: order.business.id }, 'confirmation');
  if (isCancelled(status)) {
    await giveBackStock(client, jobs, id);
    await refundCancelled(client, jobs, id, payments);
  }
  if (isUnanswered({ status, collected: order.collected_by })) await awaitAgain(client, jobs, order, now);
  // Also where it makes no promise: a delay can follow before it is taken back (product.md §290).
  const promisedBefore = status === 'confirmed' ? order.promised_at : null;
  const historyId = await recordStatus(client, id, status, promisedBefore);
  const payload = { order_id: id, history_id: historyId };
  // A cancellation is confirmed first and cannot be undone, so its mail is not delayed.
  const delay = isCancelled(status) ? undefined : MAIL_DELAY_SECONDS;
  await jobs.send(client, orderStatusChangedJob, payload, delay);
};

/**
 * Sets an order's status, and its notes when given (product.md §29). History is written, the diner notified, and a
 * promise or a reason taken only when the status changes. Without a version, any current state is accepted. Cancelling a
 * paid order refunds it (product.md §52).
 * @throws {ApiFailure} `version_conflict` with the current order, when it has another version, or its diner
 * cancelled it and no version is given; `order_refunded` for another status of a refunded order
 */
export const changeOrder = async (
  { database, clock, ...deps }: StatusDeps & { database: Database; clock: Clock },
  businessId: string,
  id: string,
  { promiseMinutes, ...change }: OwnerChange,
): Promise<BusinessOrder> => {
  const now = clock();
  const own = { id, businessId, now };
  const promisedAt =
    promiseMinutes === undefined ? undefined : new Date(now.getTime() + promiseMinutes * MINUTE_MS);
  return transaction(database, async (client) => {
    const before = await lockOwnOrder(client, own);
    if (isOutdated(change, before, before.cancelled_by_customer))
      throw new ApiFailure('version_conflict', { current: presentBusinessOrder(before) });
    if (before.status !== change.status && isGivenBack(before)) throw new ApiFailure('order_refunded');
    const { version } = before;
    const { status, notes } = change;
    // Promise and reason belong to the step: sent again, it changes neither.
    if (before.status === status) await updateOrder(client, id, { status, notes, version });
    else {
      await updateOrder(client, id, { ...change, promisedAt, version });
      await followStatus(client, deps, before, { status, now });
    }
    await announceOrder(client, businessId, { type: 'order.updated', order_id: id, status: change.status });
    return presentBusinessOrder(await findOwnOrder(client, own));
  });
};
