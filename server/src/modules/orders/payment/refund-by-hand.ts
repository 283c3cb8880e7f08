import type { BusinessOrder } from '@tavolina/shared-api/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { announceOrder } from '../order-events.ts';
import { presentBusinessOrder } from '../order-presenter.ts';
import { lockOwnOrder } from '../owned-order.ts';
import { setRefundedByHand } from '../steps/update-order-repository.ts';
import { tellTillsOfOrder } from '../tills/tell-tills.ts';

/**
 * Records that the owner refunded an order by hand after the refund failed, so that it is not retried
 * (product.md §160). Repeating it changes nothing.
 * @throws {ApiFailure} `order_state_conflict` for an order whose refund has not failed
 */
export const settleRefundByHand = async (
  { database, jobs, clock }: { database: Database; jobs: Jobs; clock: Clock },
  businessId: string,
  id: string,
): Promise<BusinessOrder> => {
  const own = { id, businessId, now: clock() };
  return transaction(database, async (client) => {
    const before = await lockOwnOrder(client, own);
    if (before.refunded_by_hand) return presentBusinessOrder(before);
    if (!before.refund_failed) throw new ApiFailure('order_state_conflict');
    await setRefundedByHand(client, id);
    await tellTillsOfOrder(client, jobs, 'order.payment_changed', { id, businessId });
    await announceOrder(client, businessId, { type: 'order.updated', order_id: id, status: before.status });
    return presentBusinessOrder({
      ...before,
      payment_status: 'refunded',
      refund_failed: false,
      refunded_by_hand: true,
    });
  });
};
