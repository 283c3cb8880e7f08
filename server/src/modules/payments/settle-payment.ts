import { type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Payment } from '../../platform/payments/payment-provider.ts';
import {
  acceptPaidOrder,
  cancelUnpaidOrder,
  movePaymentStatus,
  recordRefundFailed,
} from '../orders/orders-service.ts';
import type { PaymentDeps } from './payment-deps.ts';
import {
  countSettlements,
  insertLedgerEntry,
  lockPayment,
  type PaymentRow,
  showLatePayment,
  storeDisputed,
  storeMismatch,
  storePaidAt,
  storeRef,
  storeRefunded,
  storeSettlement,
} from './payments-repository.ts';

/** Refunds an order. */
export const refundJob = defineJob<{ order_id: string }>('refund-order');

const settlePaid = async (
  client: Queryable,
  row: PaymentRow,
  { jobs, clock }: PaymentDeps,
): Promise<void> => {
  const { order_id, business_id, amount_minor, payment_status } = row;
  const isAwaited = payment_status === 'pending';
  if (!isAwaited && payment_status !== 'canceled') return;
  const entered_at = clock();
  await insertLedgerEntry(client, { business_id, order_id, kind: 'charge', amount_minor, entered_at });
  if (isAwaited) {
    await storePaidAt(client, order_id, entered_at);
    await acceptPaidOrder(client, jobs, order_id, entered_at);
    return;
  }
  // The order was cancelled before the payment arrived, so it is refunded.
  await movePaymentStatus(client, jobs, order_id, 'canceled', 'refund_pending');
  await jobs.send(client, refundJob, { order_id });
};

/** Whether the diner has all the money back: by refunds, or by a dispute that was lost (product.md §210). */
export const isReturned = (
  { amount_minor }: Pick<PaymentRow, 'amount_minor'>,
  { refundedMinor, lostMinor }: Pick<Payment, 'refundedMinor' | 'lostMinor'>,
): boolean => refundedMinor + lostMinor >= amount_minor;

const settleRefund = async (
  client: Queryable,
  row: PaymentRow,
  payment: Payment,
  { jobs, clock }: PaymentDeps,
): Promise<void> => {
  const { order_id, business_id, amount_minor } = row;
  const { refundedMinor } = payment;
  const more = refundedMinor - row.refunded_minor;
  if (more !== 0) {
    await storeRefunded(client, order_id, refundedMinor);
    await insertLedgerEntry(client, {
      business_id,
      order_id,
      kind: more > 0 ? 'refund' : 'refund_failed',
      amount_minor: Math.abs(more),
      entered_at: clock(),
    });
  }
  if (refundedMinor >= amount_minor) await movePaymentStatus(client, jobs, order_id, 'paid', 'refunded');
  if (isReturned(row, payment)) await movePaymentStatus(client, jobs, order_id, 'refund_pending', 'refunded');
};

/** Failed refunds before it is given up (product.md §100). Then the owner must refund in another way. */
const REFUND_FAILURES = 3;

/** Whether enough refunds have failed since the owner last asked for one (product.md §101). */
export const isRefundGivenUp = (
  { refund_failures_before }: Pick<PaymentRow, 'refund_failures_before'>,
  { failedRefunds }: Pick<Payment, 'failedRefunds'>,
): boolean => failedRefunds - refund_failures_before >= REFUND_FAILURES;

const settleFailedRefund = async (
  client: Queryable,
  row: PaymentRow,
  payment: Payment,
  { jobs, warn }: PaymentDeps,
): Promise<void> => {
  const { order_id, status, payment_status, refund_failures_before } = row;
  const { failedRefunds } = payment;
  if (isReturned(row, payment)) return recordRefundFailed(client, jobs, order_id, false);
  // An active order was refunded on the provider's own pages, so no refund is owed.
  if (status !== 'cancelled') return movePaymentStatus(client, jobs, order_id, 'refunded', 'paid');
  const isOwed =
    !row.refunded_by_hand && (payment_status === 'refunded' || payment_status === 'refund_pending');
  if (!isOwed || failedRefunds <= refund_failures_before) return;
  await movePaymentStatus(client, jobs, order_id, 'refunded', 'refund_pending');
  if (!isRefundGivenUp(row, payment)) return jobs.send(client, refundJob, { order_id });
  await showLatePayment(client, order_id);
  await recordRefundFailed(client, jobs, order_id, true);
  warn(
    `The refund of order ${order_id} failed ${failedRefunds} times; its money has to be sent another way.`,
  );
};

const settleDispute = async (
  client: Queryable,
  { order_id, business_id, disputed_minor }: PaymentRow,
  { disputedMinor }: Payment,
  { clock }: PaymentDeps,
): Promise<void> => {
  const more = disputedMinor - disputed_minor;
  if (more === 0) return;
  await storeDisputed(client, order_id, disputedMinor);
  await showLatePayment(client, order_id);
  await insertLedgerEntry(client, {
    business_id,
    order_id,
    kind: more > 0 ? 'dispute' : 'dispute_won',
    amount_minor: Math.abs(more),
    entered_at: clock(),
  });
};

const matchesRequest = (payment: Payment, { ref, amount_minor }: PaymentRow): boolean =>
  payment.amountMinor === amount_minor && payment.currency === 'EUR' && (ref === null || ref === payment.ref);

/** So many parallel messages about one payment are all settled in the end. */
const ATTEMPTS = 20;

/** Settles what was read after `settlements` settlements. False if there was another one since. */
const settleIn = async (
  client: Queryable,
  payment: Payment,
  settlements: number,
  deps: PaymentDeps,
): Promise<boolean> => {
  const row = payment.orderId === undefined ? undefined : await lockPayment(client, payment.orderId);
  if (!row) return true;
  if (!matchesRequest(payment, row)) {
    if (await storeMismatch(client, row.order_id, deps.clock()))
      deps.warn(`Payment ${payment.ref} is not what order ${row.order_id} asked for; it counts for nothing.`);
    return true;
  }
  if (row.settlements !== settlements) return false;
  await storeSettlement(client, row.order_id);
  if (row.ref === null) await storeRef(client, row.order_id, payment.ref);
  if (payment.status === 'canceled') await cancelUnpaidOrder(client, deps.jobs, row.order_id);
  if (payment.status === 'paid') {
    await settlePaid(client, row, deps);
    await settleRefund(client, row, payment, deps);
    await settleFailedRefund(client, row, payment, deps);
    await settleDispute(client, row, payment, deps);
  }
  return true;
};

/**
 * Reads a payment from the provider and updates its order (product.md §50, §51). The only place where an
 * order becomes paid. Idempotent, so late and repeated calls do no harm. A state that was read before
 * another one was stored is read again, because it may be the older one.
 * @param beside what happens in the same transaction, with the order of the payment
 * @throws {ApiFailure} `payment_unavailable` when the provider is unavailable, or others keep settling it
 */
export const settle = async (
  deps: PaymentDeps,
  ref: string,
  beside?: (client: Queryable, orderId: string) => Promise<unknown>,
): Promise<void> => {
  const { database, provider } = deps;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const settlements = await countSettlements(database, ref);
    const payment = await provider.getPayment(ref);
    const isSettled = await transaction(database, async (client) => {
      if (!(await settleIn(client, payment, settlements, deps))) return false;
      if (payment.orderId !== undefined) await beside?.(client, payment.orderId);
      return true;
    });
    if (isSettled) return;
  }
  throw new ApiFailure('payment_unavailable');
};
