import {
  type BusinessOrder,
  givesPromise,
  isCancelled,
  isInKitchen,
  isUnanswered,
  type OrderStatus,
  type OwnerDeclineReason,
} from '@tavolina/shared-api/contract';
import { type Clock, MINUTE_MS } from '../../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { giveBackStock, takeStockAgain } from '../../menus/menus-service.ts';
import { queueTickets } from '../../printers/print-queue-service.ts';
import { announceOrder } from '../order-events.ts';
import { orderStatusChangedJob } from '../order-jobs.ts';
import { presentBusinessOrder } from '../order-presenter.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOwnOrder, lockOwnOrder } from '../owned-order.ts';
import type { OrderPayments } from '../payment/payments-port.ts';
import { refundCancelled } from '../payment/refund-cancelled.ts';
import { tellTillsOfOrder, tellTillsOfPromise } from '../tills/tell-tills.ts';
import { recordStatus } from './order-history-repository.ts';
import { restartAnswerTimers } from './unanswered-orders.ts';
import { MAIL_DELAY_SECONDS } from './undo-times.ts';
import { updateOrder } from './update-order-repository.ts';

/** A cancelled order whose refund has started cannot get another status. */
const isRefundStarted = ({ status, payment_status }: OrderRow): boolean =>
  isCancelled(status) && (payment_status === 'refund_pending' || payment_status === 'refunded');

/** Whether a change is based on an earlier state of the order (product.md §29). */
const isOutdated = (
  change: { status: OrderStatus; version: number | undefined },
  { status, version, cancelled_by_customer }: OrderRow,
): boolean =>
  change.version === undefined
    ? cancelled_by_customer && isCancelled(status) && !isCancelled(change.status)
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

/** Does what follows from a new status: messages to tills, tickets, refund, answer timers, history, mail. */
const applyStatus = async (
  client: Queryable,
  { jobs, payments }: StatusDeps,
  order: OrderRow,
  { status, promisedAt, now }: { status: OrderStatus; promisedAt: Date | undefined; now: Date },
): Promise<void> => {
  const { id } = order;
  await tellTillsOfOrder(client, jobs, 'order.status_changed', { id, businessId: order.business.id });
  await tellTillsOfPromise(client, jobs, order, promisedAt);
  if (isInKitchen(status)) await queueTickets(client, { id, businessId: order.business.id }, 'confirmation');
  if (isCancelled(status)) {
    await giveBackStock(client, jobs, id);
    await refundCancelled(client, jobs, id, payments);
  } else if (isCancelled(order.status)) await takeStockAgain(client, jobs, id);
  if (isUnanswered({ status, collected: order.collected_by }))
    await restartAnswerTimers(client, jobs, order, now);
  // Stored even if the step changes no promise: a delay can follow before the step is undone (product.md §290).
  const promisedBefore = givesPromise(status) ? order.promised_at : null;
  const historyId = await recordStatus(client, id, status, promisedBefore);
  const payload = { order_id: id, history_id: historyId };
  // The owner confirms a cancellation, and it cannot be undone: its mail is not delayed.
  const delay = isCancelled(status) ? undefined : MAIL_DELAY_SECONDS;
  await jobs.send(client, orderStatusChangedJob, payload, delay);
};

/**
 * Sets an order's status, and its notes when given (product.md §29). Writes history, notifies the diner, and stores a
 * promise or a reason only when the status changes. Without a version, accepts any current state. Cancelling a paid
 * order refunds it (product.md §52).
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
    if (isOutdated(change, before))
      throw new ApiFailure('version_conflict', { current: presentBusinessOrder(before) });
    if (before.status !== change.status && isRefundStarted(before)) throw new ApiFailure('order_refunded');
    const { version } = before;
    const { status, notes } = change;
    // Promise and reason belong to the step. The same status again changes neither.
    if (before.status === status) await updateOrder(client, id, { status, notes, version });
    else {
      await updateOrder(client, id, { ...change, promisedAt, version });
      await applyStatus(client, deps, before, { status, promisedAt, now });
    }
    await announceOrder(client, businessId, { type: 'order.updated', order_id: id, status: change.status });
    return presentBusinessOrder(await findOwnOrder(client, own));
  });
};
