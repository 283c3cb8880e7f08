import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { OrderPayments } from '../orders/orders-service.ts';
import { refundOrder } from './pay-orders.ts';
import type { PaymentDeps } from './payment-deps.ts';
import {
  deleteEvents,
  listOrdersAwaitingPayment,
  listUnrefundedOrders,
  recordCheck,
  recordFailedCheck,
} from './payments-repository.ts';
import { refundJob } from './settle-payment.ts';
import { cancelUnpaidJob } from './webhook.ts';

/** How long a card order waits for its payment before it is cancelled (product.md §51). */
const AWAITS_PAYMENT_MS = 30 * MINUTE_MS;
/** How long to wait for the provider's webhook before asking the provider. */
const MESSAGE_MS = 2 * MINUTE_MS;
/** A refund that has failed for this long, with all its retries, is started again. */
const REFUND_MS = 60 * MINUTE_MS;
const EVENTS_KEPT_MS = 60 * DAY_MS;
/** Longest interval between checks of a payment that could not be read (product.md §188). */
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** Failures in a row before an operator is warned. Fewer mean a short outage of the provider. */
const REPORTED_AFTER = 5;

/** Checks payments for which neither a webhook nor a visitor caused an update. */
export const paymentSweepJob = defineJob<Record<string, never>>('payment-sweep', {
  limit: 0,
  delaySeconds: 0,
});

/** An error's message and its cause. */
const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}, ${reasonOf(cause)}` : message;

const sweep = async (deps: PaymentDeps, payments: OrderPayments): Promise<void> => {
  const { database, clock, warn } = deps;
  const now = clock();
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  const look = async (what: string, id: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      await recordCheck(database, id, now);
    } catch (error) {
      const failed = await recordFailedCheck(database, id, { at: now, longestMs: LONGEST_WAIT_MS });
      if (failed >= REPORTED_AFTER)
        warn(`${what} of order ${id} failed ${failed} times: ${reasonOf(error as Error)}`);
    }
  };

  const waiting = await listOrdersAwaitingPayment(database, ago(MESSAGE_MS), now);
  for (const { order_id: id, requested_at } of waiting) {
    const isOver = requested_at < ago(AWAITS_PAYMENT_MS);
    await look('Payment', id, () => (isOver ? payments.cancel(id) : payments.sync(id)));
  }
  for (const id of await listUnrefundedOrders(database, ago(REFUND_MS), now))
    await look('Refund', id, () => refundOrder(deps, id));
  await deleteEvents(database, ago(EVENTS_KEPT_MS));
};

/** Refunds a payment. Reports an error at once if retries cannot help. */
const refundOrReport = async (deps: PaymentDeps, orderId: string): Promise<void> => {
  try {
    await refundOrder(deps, orderId);
  } catch (error) {
    if (error instanceof ApiFailure && error.details.retryAfter === undefined)
      deps.warn(`The refund of order ${orderId} was refused: ${reasonOf(error)}`);
    throw error;
  }
};

/** Completes open payments: queued refunds, unpaid orders, and lost webhooks. */
export const startPaymentUpkeep = (deps: PaymentDeps, payments: OrderPayments): void => {
  const { jobs } = deps;
  jobs.handle(refundJob, ({ order_id }) => refundOrReport(deps, order_id));
  jobs.handle(cancelUnpaidJob, ({ order_id }) => payments.cancel(order_id));
  jobs.handle(paymentSweepJob, () => sweep(deps, payments));
  jobs.repeat(paymentSweepJob, '* * * * *');
};
