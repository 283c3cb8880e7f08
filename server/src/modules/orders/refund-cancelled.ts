import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { changePaymentStatus } from './order-changes-repository.ts';
import type { OrderPayments } from './payments-port.ts';

/**
 * Refunds an order that is cancelled, if it was paid by card (product.md §52).
 * @throws {ApiFailure} `payment_unavailable` where nobody can refund it
 */
export const refundCancelled = async (
  client: Queryable,
  id: string,
  payments: OrderPayments | undefined,
): Promise<void> => {
  if (!(await changePaymentStatus(client, id, 'paid', 'refund_pending'))) return;
  if (!payments) throw new ApiFailure('payment_unavailable');
  await payments.queueRefund(client, id);
};
