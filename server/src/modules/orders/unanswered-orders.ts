import { type Fulfilment, isUnanswered } from '@tavolina/shared-api/contract';
import { type Clock, MINUTE_MS } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/event-bus.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { nextOpeningOf, orderSettingsOf } from '../availability/availability-service.ts';
import { giveBackStock } from '../menus/menus-service.ts';
import { setAnswerTimes } from './answers-repository.ts';
import { lockOrder, recordStatus, updateOrder } from './order-changes-repository.ts';
import { announceOrder, businessTopic } from './order-events.ts';
import { orderReminderJob, orderStatusChangedJob, orderUnansweredJob, orderWaitsJob } from './order-jobs.ts';
import type { OrderRow } from './order-rows.ts';
import { findOrder } from './orders-repository.ts';
import type { OrderPayments } from './payments-port.ts';
import { refundCancelled } from './refund-cancelled.ts';
import { tellTillsOfOrder } from './tell-tills.ts';

/** So long after it failed to be given back, the money of an unanswered order is looked at again. */
const CARDS_OFF_MS = 60 * MINUTE_MS;

/** An order that begins to wait. */
export interface AwaitedOrder {
  id: string;
  businessId: string;
  fulfilment: Fulfilment;
  /** Start of the slot that its diner chose; null: as soon as possible. */
  askedFor: Date | null;
  now: Date;
}

/**
 * Lets an order wait for an answer of its business: after some minutes it is announced again, after more it
 * is cancelled (product.md §292, §293). Both are jobs, so that they outlive this process and are done once.
 */
export const awaitAnswer = async (
  client: Queryable,
  jobs: Jobs,
  { id, businessId, fulfilment, askedFor, now }: AwaitedOrder,
): Promise<void> => {
  const { remind_minutes: remind, cancel_minutes: cancel } = await orderSettingsOf(client, businessId);
  // One as soon as possible is for now, so somebody is there.
  const opensAt = askedFor ? await nextOpeningOf(client, businessId, fulfilment, now) : null;
  const times = await setAnswerTimes(client, id, { remind, cancel, opensAt });
  const awaited = { order_id: id, answer_by: times.answer_by.toISOString() };
  if (times.remind_at < times.answer_by) await jobs.send(client, orderReminderJob, awaited, times.remind_at);
  await jobs.send(client, orderUnansweredJob, awaited, times.answer_by);
};

/** Lets an order that its owner had answered wait again. */
export const awaitAgain = (client: Queryable, jobs: Jobs, order: OrderRow, now: Date): Promise<void> => {
  const { id, business, fulfilment, asked_for } = order;
  return awaitAnswer(client, jobs, { id, businessId: business.id, fulfilment, askedFor: asked_for, now });
};

/**
 * The order, locked, if it still waits as it did when the job was queued. One that was paid at the restaurant
 * has been answered, whatever its status.
 */
const stillAwaited = async (
  client: Queryable,
  { order_id, answer_by }: { order_id: string; answer_by: string },
): Promise<OrderRow | undefined> => {
  const locked = await lockOrder(client, order_id);
  if (locked?.answer_by?.toISOString() !== answer_by) return undefined;
  const order = await findOrder(client, order_id);
  return order && isUnanswered({ status: order.status, collected: order.collected_by }) ? order : undefined;
};

/** Reminds businesses of orders that nobody answers, and cancels them in the end. */
export const handleUnansweredOrders = ({
  database,
  jobs,
  clock,
  payments,
}: {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  /** Undefined where card payments are off. */
  payments: OrderPayments | undefined;
}): void => {
  jobs.handle(orderReminderJob, (awaited) =>
    transaction(database, async (client) => {
      const order = await stillAwaited(client, awaited);
      if (!order) return;
      const { id, status, business } = order;
      await publish(client, businessTopic(business.id), { type: 'order.unanswered', order_id: id, status });
      await jobs.send(client, orderWaitsJob, awaited);
    }),
  );

  jobs.handle(orderUnansweredJob, (awaited) =>
    transaction(database, async (client) => {
      const order = await stillAwaited(client, awaited);
      if (!order) return;
      const { id, version, business } = order;
      if (order.payment_status === 'paid' && !payments) {
        // Nobody can give the money back, so it is not cancelled (product.md §296). Cards may be on again later.
        await jobs.send(client, orderUnansweredJob, awaited, new Date(clock().getTime() + CARDS_OFF_MS));
        return;
      }
      await updateOrder(client, id, {
        status: 'cancelled',
        notes: undefined,
        version,
        declineReason: 'unanswered',
      });
      await giveBackStock(client, jobs, id);
      await tellTillsOfOrder(client, jobs, 'order.status_changed', { id, businessId: business.id });
      await refundCancelled(client, jobs, id, payments);
      const historyId = await recordStatus(client, id, 'cancelled');
      await jobs.send(client, orderStatusChangedJob, { order_id: id, history_id: historyId });
      await announceOrder(client, business.id, { type: 'order.updated', order_id: id, status: 'cancelled' });
    }),
  );
};
