import type { Queryable } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { changePaymentStatus } from '../steps/update-order-repository.ts';
import { tellTillsOfOrder } from '../tills/tell-tills.ts';
import type { OrderPayments } from './payments-port.ts';

/**
 * Refunds an order that is cancelled, if it was paid by card (product.md §52).
 * @throws {ApiFailure} `payment_unavailable` where nobody can refund it
 */
export const refundCancelled = async (
  client: Queryable,
  jobs: Jobs,
  id: string,
  payments: OrderPayments | undefined,
): Promise<void> => {
  const changed = await changePaymentStatus(client, id, 'paid', 'refund_pending');
  if (!changed) return;
  if (!payments) throw new ApiFailure('payment_unavailable');
  await tellTillsOfOrder(client, jobs, 'order.payment_changed', { id, businessId: changed.business_id });
  await payments.queueRefund(client, id);
};
