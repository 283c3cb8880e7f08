import { transaction } from '../../platform/database/database.ts';
import type { Payment } from '../../platform/payments/payment-provider.ts';
import { cancelUnpaidOrder, type OrderPayments, recordRefundFailed } from '../orders/orders-service.ts';
import type { PaymentDeps } from './payment-deps.ts';
import {
  countRefundAttempt,
  findPayment,
  insertPayment,
  lockPayment,
  type PaymentRow,
  storeRef,
  storeRefundFailuresBefore,
} from './payments-repository.ts';
import { isRefundGivenUp, isReturned, refundJob, settle } from './settle-payment.ts';

/** Creates the payment of an order at the provider. After a crash in between, returns the same one. */
const request = async ({ database, provider }: PaymentDeps, row: PaymentRow): Promise<Payment> => {
  if (row.ref !== null) return provider.getPayment(row.ref);
  const payment = await provider.createPayment({
    orderId: row.order_id,
    amountMinor: row.amount_minor,
    email: row.customer_email,
    description: `${row.business_name}, ${row.order_id}`,
  });
  await storeRef(database, row.order_id, payment.ref);
  return payment;
};

/**
 * Cancels an order whose payment was not created, or whose payment id was lost in a crash. Nobody can pay
 * it, because the browser gets the secret only after the id is stored.
 * @returns false when it has a payment by now
 */
const cancelWithoutPayment = (
  { database, jobs }: Pick<PaymentDeps, 'database' | 'jobs'>,
  orderId: string,
): Promise<boolean> =>
  transaction(database, async (client) => {
    const row = await lockPayment(client, orderId);
    return row?.ref === null && cancelUnpaidOrder(client, jobs, orderId);
  });

/** Refunds an order that waits for it. */
export const refundOrder = async (deps: PaymentDeps, orderId: string): Promise<void> => {
  const { database, provider } = deps;
  const row = await findPayment(database, orderId);
  if (row?.payment_status !== 'refund_pending' || row.ref === null) return;
  const payment = await provider.getPayment(row.ref);
  if (isRefundGivenUp(row, payment)) return;
  if (isReturned(row, payment)) return settle(deps, row.ref);
  // The provider keeps rejecting a key for a day after one failure, so every attempt has its own. The
  // provider itself prevents double refunds.
  await provider.refund(row.ref, `order:${orderId}:refund:${await countRefundAttempt(database, orderId)}`);
  await settle(deps, row.ref);
};

/**
 * Retries a refund that was given up, and resets its failures (product.md §101).
 * @throws {ApiFailure} `payment_unavailable`
 */
const refundAgain = async (deps: PaymentDeps, orderId: string): Promise<void> => {
  const { database, jobs, provider } = deps;
  const ref = (await findPayment(database, orderId))?.ref;
  if (!ref) return;
  const payment = await provider.getPayment(ref);
  await transaction(database, async (client) => {
    const row = await lockPayment(client, orderId);
    if (!row || payment.failedRefunds <= row.refund_failures_before) return;
    await storeRefundFailuresBefore(client, orderId, payment.failedRefunds);
    await recordRefundFailed(client, jobs, orderId, false);
    await jobs.send(client, refundJob, { order_id: orderId });
  });
};

/** Card payments of orders, through a provider. */
export const createOrderPayments = (deps: PaymentDeps): OrderPayments => {
  const { database, jobs, clock, provider } = deps;

  const cancel = async (orderId: string): Promise<void> => {
    const row = await findPayment(database, orderId);
    if (row?.payment_status !== 'pending') return;
    if (row.ref === null && (await cancelWithoutPayment(deps, orderId))) return;
    const ref = row.ref ?? (await findPayment(database, orderId))?.ref;
    if (!ref) return;
    await provider.cancelPayment(ref);
    await settle(deps, ref);
  };

  return {
    recordPayment: (client, orderId, amountMinor) => insertPayment(client, orderId, amountMinor, clock()),
    async paymentToConfirm(orderId, paymentMethod) {
      const row = await findPayment(database, orderId);
      if (row?.payment_status !== 'pending') return null;
      const payment = await request(deps, row);
      if (payment.status !== 'open' || payment.clientSecret === null) {
        await settle(deps, payment.ref);
        return null;
      }
      // The order may have been cancelled during the call to the provider.
      if ((await findPayment(database, orderId))?.payment_status !== 'pending') {
        await provider.cancelPayment(payment.ref);
        return null;
      }
      if (paymentMethod !== undefined && paymentMethod !== payment.paymentMethod)
        await provider.chooseCard(payment.ref, paymentMethod);
      return { ref: payment.ref, clientSecret: payment.clientSecret };
    },
    async sync(orderId) {
      const row = await findPayment(database, orderId);
      if (row?.payment_status !== 'pending' || row.ref === null) return;
      await settle(deps, row.ref);
    },
    cancel,
    refundAgain: (orderId) => refundAgain(deps, orderId),
    queueRefund: (client, orderId) => jobs.send(client, refundJob, { order_id: orderId }),
  };
};
