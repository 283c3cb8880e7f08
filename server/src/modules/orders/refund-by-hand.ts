import type { BusinessOrder } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { lockOrder, setRefundedByHand } from './order-changes-repository.ts';
import { announceOrder } from './order-events.ts';
import { presentBusinessOrder } from './order-presenter.ts';
import { findBusinessOrder } from './orders-repository.ts';
import { requireOrdersPlan } from './orders-service.ts';

/**
 * Settles a refund that failed and that the owner gave back by hand: it is tried no more (product.md §160). The same press
 * twice, or from two devices, is one.
 * @throws {ApiFailure} `order_state_conflict` for an order whose refund has not failed
 */
export const settleRefundByHand = async (
  { database, clock }: { database: Database; clock: Clock },
  businessId: string,
  id: string,
): Promise<BusinessOrder> => {
  await requireOrdersPlan(database, businessId, clock());
  return transaction(database, async (client) => {
    await lockOrder(client, id);
    const before = await findBusinessOrder(client, businessId, id);
    if (!before) throw new ApiFailure('business_order_not_found');
    if (before.refunded_by_hand) return presentBusinessOrder(before);
    if (!before.refund_failed) throw new ApiFailure('order_state_conflict');
    await setRefundedByHand(client, id);
    await announceOrder(client, businessId, { type: 'order.updated', order_id: id, status: before.status });
    return presentBusinessOrder({
      ...before,
      payment_status: 'refunded',
      refund_failed: false,
      refunded_by_hand: true,
    });
  });
};
