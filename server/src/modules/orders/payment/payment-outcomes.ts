import type { OrderStatus, PaymentStatus } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/event-bus.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { giveBackStock } from '../../menus/menus-service.ts';
import { queueTickets } from '../../printers/print-queue-service.ts';
import { announceOrder, orderTopic } from '../order-events.ts';
import { orderPlacedJob } from '../order-jobs.ts';
import { recordStatus } from '../steps/order-history-repository.ts';
import { startAnswerTimers } from '../steps/unanswered-orders.ts';
import { changePaymentStatus, setRefundFailed } from '../steps/update-order-repository.ts';
import { tellTillsOfOrder } from '../tills/tell-tills.ts';
import { promiseAnew } from './late-payment.ts';

/**
 * Makes a paid order visible to the business, unless it no longer waits for its payment. The business is asked at
 * once, also while it is closed (product.md §297).
 */
export const acceptPaidOrder = async (
  client: Queryable,
  jobs: Jobs,
  id: string,
  now: Date,
): Promise<void> => {
  const order = await changePaymentStatus(client, id, 'pending', 'paid');
  if (!order) return;
  // First, so that tills and tickets say the time that holds.
  await promiseAnew(client, id, order, now);
  await jobs.send(client, orderPlacedJob, { order_id: id });
  await tellTillsOfOrder(client, jobs, 'order.created', { id, businessId: order.business_id });
  await queueTickets(client, { id, businessId: order.business_id }, 'arrival');
  const { business_id: businessId, fulfilment, asked_for: askedFor } = order;
  await startAnswerTimers(client, jobs, { id, businessId, fulfilment, askedFor, now });
  await announceOrder(client, order.business_id, {
    type: 'order.placed',
    order_id: id,
    status: order.status,
  });
};

/** Cancels an order that was never paid. The business never sees it. False when it no longer waits. */
export const cancelUnpaidOrder = async (client: Queryable, jobs: Jobs, id: string): Promise<boolean> => {
  const order = await changePaymentStatus(client, id, 'pending', 'canceled', 'cancelled');
  if (!order) return false;
  await giveBackStock(client, jobs, id);
  await recordStatus(client, id, 'cancelled');
  await publish(client, orderTopic(id), { type: 'order.updated', order_id: id, status: 'cancelled' });
  return true;
};

const announceChange = async (
  client: Queryable,
  jobs: Jobs,
  id: string,
  changed: { business_id: string; status: OrderStatus } | undefined,
): Promise<void> => {
  if (!changed) return;
  const { business_id, status } = changed;
  await tellTillsOfOrder(client, jobs, 'order.payment_changed', { id, businessId: business_id });
  await announceOrder(client, business_id, { type: 'order.updated', order_id: id, status });
};

/** Changes the payment status if it still is `from`, and tells tills and open pages. */
export const movePaymentStatus = async (
  client: Queryable,
  jobs: Jobs,
  id: string,
  from: PaymentStatus,
  to: PaymentStatus,
): Promise<void> => {
  await announceChange(client, jobs, id, await changePaymentStatus(client, id, from, to));
};

/** Records whether an order's refund failed, so that both sides see it (product.md §100). */
export const recordRefundFailed = async (
  client: Queryable,
  jobs: Jobs,
  id: string,
  hasFailed: boolean,
): Promise<void> => {
  await announceChange(client, jobs, id, await setRefundFailed(client, id, hasFailed));
};
