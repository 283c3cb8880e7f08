import { DAY_MS } from '../../platform/clock/clock.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { OrderPayments } from '../orders/orders-service.ts';
import { refundOrder } from './pay-orders.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { deleteEvents, listOrdersAwaitingPayment, listUnrefundedOrders } from './payments-repository.ts';
import { refundJob } from './settle.ts';
import { giveUpJob } from './webhook.ts';

const MINUTE_MS = 60_000;
/** How long a card order awaits its payment; then it is given up (product.md §51). */
const AWAITS_PAYMENT_MS = 30 * MINUTE_MS;
/** Until then the provider's own message is waited for. */
const MESSAGE_MS = 2 * MINUTE_MS;
/** A refund that has failed so long, although tried again and again, is tried afresh. */
const REFUND_MS = 60 * MINUTE_MS;
const EVENTS_KEPT_MS = 60 * DAY_MS;

/** Whatever no message and no visitor has brought to an end. */
export const paymentSweepJob = defineJob<Record<string, never>>('payment-sweep', {
  limit: 0,
  delaySeconds: 0,
});

const sweep = async (deps: PaymentDeps, payments: OrderPayments): Promise<void> => {
  const { database, clock, warn } = deps;
  const ago = (ms: number): Date => new Date(clock().getTime() - ms);
  const attempt = (what: string, id: string, work: Promise<void>): Promise<void> =>
    work.catch((error: Error) => warn(`${what} of order ${id} failed: ${error.message}`));

  for (const { order_id: id, requested_at } of await listOrdersAwaitingPayment(database, ago(MESSAGE_MS))) {
    const isOver = requested_at < ago(AWAITS_PAYMENT_MS);
    await attempt('Payment', id, isOver ? payments.cancel(id) : payments.sync(id));
  }
  for (const id of await listUnrefundedOrders(database, ago(REFUND_MS)))
    await attempt('Refund', id, refundOrder(deps, id));
  await deleteEvents(database, ago(EVENTS_KEPT_MS));
};

/** Keeps payments from staying open: refunds that were queued, orders that nobody paid, messages that got lost. */
export const startPaymentUpkeep = (deps: PaymentDeps, payments: OrderPayments): void => {
  const { jobs } = deps;
  jobs.handle(refundJob, ({ order_id }) => refundOrder(deps, order_id));
  jobs.handle(giveUpJob, ({ order_id }) => payments.cancel(order_id));
  jobs.handle(paymentSweepJob, () => sweep(deps, payments));
  jobs.repeat(paymentSweepJob, '* * * * *');
};
