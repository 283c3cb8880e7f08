import {
  type BusinessOrder,
  type CollectionMethod,
  isCancelled,
  isUnanswered,
} from '@tavolina/shared-api/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { announceOrder } from '../order-events.ts';
import { presentBusinessOrder } from '../order-presenter.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOwnOrder, lockOwnOrder } from '../owned-order.ts';
import { restartAnswerTimers } from '../steps/unanswered-orders.ts';
import { setCollection } from '../steps/update-order-repository.ts';
import { tellTillsOfOrder } from '../tills/tell-tills.ts';
import { isCardOrder } from './card-orders.ts';

/** Whether this payment can be recorded. Another way of payment must be undone first. */
const canCollect = (order: OrderRow, by: CollectionMethod | null): boolean => {
  if (isCardOrder(order)) return false;
  if (by === null) return true;
  return !isCancelled(order.status) && (order.collected_by === null || order.collected_by === by);
};

/**
 * Records how an order was paid at the restaurant; null: not paid (product.md §107). Status and version do
 * not change, so this never conflicts with a status change. Repeating it changes nothing. An order whose payment is
 * taken back waits for an answer again (product.md §292).
 * @throws {ApiFailure} `order_state_conflict` for an order that is paid online, cancelled, or recorded as
 * paid in another way
 */
export const collectOrder = async (
  { database, jobs, clock }: { database: Database; jobs: Jobs; clock: Clock },
  businessId: string,
  id: string,
  by: CollectionMethod | null,
): Promise<BusinessOrder> => {
  const own = { id, businessId, now: clock() };
  return transaction(database, async (client) => {
    const before = await lockOwnOrder(client, own);
    if (!canCollect(before, by)) throw new ApiFailure('order_state_conflict');
    if (before.collected_by === by) return presentBusinessOrder(before);
    await setCollection(client, id, by);
    if (isUnanswered({ status: before.status, collected: by }))
      await restartAnswerTimers(client, jobs, before, own.now);
    await tellTillsOfOrder(client, jobs, 'order.payment_changed', { id, businessId });
    await announceOrder(client, businessId, { type: 'order.updated', order_id: id, status: before.status });
    return presentBusinessOrder(await findOwnOrder(client, own));
  });
};
