import type { BusinessOrder } from '@tavolina/shared-api/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { orderOf } from '../orders-service.ts';
import type { OrderPayments } from './payments-port.ts';

/**
 * Retries the refund of a cancelled order after all attempts failed (product.md §101). Repeating it changes
 * nothing.
 * @throws {ApiFailure} `order_state_conflict` for an order whose refund has not failed;
 * `payment_unavailable`
 */
export const refundOrderAgain = async (
  { database, clock, payments }: { database: Database; clock: Clock; payments: OrderPayments | undefined },
  businessId: string,
  id: string,
): Promise<BusinessOrder> => {
  const { refund_failed } = await orderOf(database, businessId, id, clock());
  if (!refund_failed) throw new ApiFailure('order_state_conflict');
  if (!payments) throw new ApiFailure('payment_unavailable');
  await payments.refundAgain(id);
  return orderOf(database, businessId, id, clock());
};
