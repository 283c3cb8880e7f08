import { type Fulfilment, isUnanswered } from '@tavolina/shared-api/contract';
import { type Clock, MINUTE_MS } from '../../../platform/clock/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/event-bus.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { answerTimesJob } from '../../availability/answer-times-jobs.ts';
import { nextAnswerTimeOf, orderSettingsOf } from '../../availability/availability-service.ts';
import { giveBackStock } from '../../menus/menus-service.ts';
import { announceOrder, businessTopic } from '../order-events.ts';
import {
  cancelUnansweredJob,
  orderReminderJob,
  orderStatusChangedJob,
  orderWaitsJob,
} from '../order-jobs.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrder } from '../orders-repository.ts';
import type { OrderPayments } from '../payment/payments-port.ts';
import { refundCancelled } from '../payment/refund-cancelled.ts';
import { tellTillsOfOrder } from '../tills/tell-tills.ts';
import { findWaitingForOpening, resumeAnswerTimes, setAnswerTimes } from './answers-repository.ts';
import { recordStatus } from './order-history-repository.ts';
import { remindAt, reminderOf } from './reminder-time.ts';
import { lockOrder, updateOrder } from './update-order-repository.ts';

/** When to try again to cancel an order that cannot be refunded because card payments are off, in ms. */
const CARDS_OFF_RETRY_MS = 60 * MINUTE_MS;

/** How long an order waits at least after its answer was undone, in s. */
const LEAST_WAIT_SECONDS = 120;

/** An order that starts to wait for an answer. */
export interface WaitingOrder {
  id: string;
  businessId: string;
  fulfilment: Fulfilment;
  /** Start of the slot that its diner chose; null: as soon as possible. */
  askedFor: Date | null;
  now: Date;
}

/**
 * Starts the timers of an order that waits for an answer: one announces it again, the later one cancels it (product.md
 * §292, §293). Both are jobs, so that they survive this process and run once.
 * @param answerBy its deadline so far, where its timers run already
 */
export const startAnswerTimers = async (
  client: Queryable,
  jobs: Jobs,
  { id, businessId, fulfilment, askedFor, now }: WaitingOrder,
  answerBy?: Date | null,
): Promise<void> => {
  const { remind_minutes: remind, cancel_minutes: cancel } = await orderSettingsOf(client, businessId);
  // One as soon as possible is asked at once, also where the place has closed since (product.md §297).
  const opensAt = askedFor ? await nextAnswerTimeOf(client, businessId, fulfilment, now) : null;
  const times = await setAnswerTimes(client, id, { cancel, opensAt });
  // Its jobs are queued already.
  if (times.answer_by.getTime() === answerBy?.getTime()) return;
  const waiting = { order_id: id, answer_by: times.answer_by.toISOString() };
  await jobs.send(client, orderReminderJob, waiting, remindAt(times, remind));
  await jobs.send(client, cancelUnansweredJob, waiting, times.answer_by);
};

/** Starts the timers anew, for an order that waits once more. */
export const restartAnswerTimers = (
  client: Queryable,
  jobs: Jobs,
  order: OrderRow,
  now: Date,
  answerBy?: Date | null,
): Promise<void> => {
  const { id, business, fulfilment, asked_for } = order;
  const waiting = { id, businessId: business.id, fulfilment, askedFor: asked_for, now };
  return startAnswerTimers(client, jobs, waiting, answerBy);
};

/**
 * Lets the timers of an order go on whose answer was undone within its seconds: it waits from when it did, until when it
 * would have, and at least two minutes more (product.md §449). Those that came meanwhile found it answered, so they are
 * sent again.
 */
export const resumeAnswerTimers = async (
  client: Queryable,
  jobs: Jobs,
  order: OrderRow,
  { answeredAt, now }: { answeredAt: Date; now: Date },
): Promise<void> => {
  const { remind_minutes: remind } = await orderSettingsOf(client, order.business.id);
  const times = await resumeAnswerTimes(client, order.id, LEAST_WAIT_SECONDS);
  if (!times) return restartAnswerTimers(client, jobs, order, now);
  const waiting = { order_id: order.id, answer_by: times.answer_by.toISOString() };
  if (times.is_moved) await jobs.send(client, cancelUnansweredJob, waiting, times.answer_by);
  const reminder = reminderOf(times, remind);
  if (reminder && reminder >= answeredAt && reminder <= times.now)
    await jobs.send(client, orderReminderJob, waiting);
};

/** Times anew the orders of a place that nobody can answer yet (product.md §293). */
const timeAnew = async (client: Queryable, jobs: Jobs, businessId: string, now: Date): Promise<void> => {
  for (const id of await findWaitingForOpening(client, businessId)) {
    const locked = await lockOrder(client, id);
    const order = await findOrder(client, id);
    if (order && isUnanswered({ status: order.status, collected: order.collected_by }))
      await restartAnswerTimers(client, jobs, order, now, locked?.answer_by);
  }
};

/**
 * The order, locked, if it still waits for the answer of this job. An order that was paid at the restaurant counts as
 * answered, whatever its status.
 */
const findStillUnanswered = async (
  client: Queryable,
  { order_id, answer_by }: { order_id: string; answer_by: string },
): Promise<OrderRow | undefined> => {
  const locked = await lockOrder(client, order_id);
  if (locked?.answer_by?.toISOString() !== answer_by) return undefined;
  const order = await findOrder(client, order_id);
  return order && isUnanswered({ status: order.status, collected: order.collected_by }) ? order : undefined;
};

/** Runs the timers: announces unanswered orders again, cancels them in the end, and follows hours and pauses. */
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
  jobs.handle(orderReminderJob, (waiting) =>
    transaction(database, async (client) => {
      const order = await findStillUnanswered(client, waiting);
      if (!order) return;
      const { id, status, business } = order;
      await publish(client, businessTopic(business.id), { type: 'order.unanswered', order_id: id, status });
      await jobs.send(client, orderWaitsJob, waiting);
    }),
  );

  jobs.handle(answerTimesJob, ({ business_id }) =>
    transaction(database, (client) => timeAnew(client, jobs, business_id, clock())),
  );

  jobs.handle(cancelUnansweredJob, (waiting) =>
    transaction(database, async (client) => {
      const order = await findStillUnanswered(client, waiting);
      if (!order) return;
      const { id, version, business } = order;
      if (order.payment_status === 'paid' && !payments) {
        // Nobody can refund it, so it is not cancelled (product.md §296). Card payments may be on again later.
        await jobs.send(
          client,
          cancelUnansweredJob,
          waiting,
          new Date(clock().getTime() + CARDS_OFF_RETRY_MS),
        );
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
