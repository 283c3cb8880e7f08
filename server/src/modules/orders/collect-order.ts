import { type BusinessOrder, type CollectionMethod, isCancelled } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { isCardOrder } from './card-orders.ts';
import { setCollection } from './order-changes-repository.ts';
import { announceOrder } from './order-events.ts';
import { presentBusinessOrder } from './order-presenter.ts';
import type { OrderRow } from './order-rows.ts';
import { findOwnOrder, lockOwnOrder } from './own-order.ts';

/** Whether an order can be collected in this way: one that was collected in another has to be taken back first. */
const canCollect = (order: OrderRow, by: CollectionMethod | null): boolean => {
  if (isCardOrder(order)) return false;
  if (by === null) return true;
  return !isCancelled(order.status) && (order.collected_by === null || order.collected_by === by);
};

/**
 * Says how an order was paid at the restaurant, or with null that it was not (product.md §107). Its status and version stay: who
 * collects holds up nobody who moves the order on. The same press twice, or from two devices, is one.
 * @throws {ApiFailure} `order_state_conflict` for an order that is paid online, cancelled, or collected in another way
 */
export const collectOrder = async (
  { database, clock }: { database: Database; clock: Clock },
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
    await announceOrder(client, businessId, { type: 'order.updated', order_id: id, status: before.status });
    return presentBusinessOrder(await findOwnOrder(client, own));
  });
};
