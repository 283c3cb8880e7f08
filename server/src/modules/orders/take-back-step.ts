import { type BusinessOrder, isCancelled } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { reviewOf } from '../reviews/reviews-service.ts';
import { forgetLastStatus, updateOrder } from './order-changes-repository.ts';
import { announceOrder } from './order-events.ts';
import { presentBusinessOrder } from './order-presenter.ts';
import type { OrderRow } from './order-rows.ts';
import { findOwnOrder, lockOwnOrder } from './own-order.ts';
import { TAKE_BACK_SECONDS } from './take-back-times.ts';

/** The status before the last step, where that can be taken back: money of a cancellation is on its way already. */
const statusBefore = ({ status, history }: OrderRow): OrderRow['status'] | undefined => {
  const [previous, last] = history.slice(-2);
  if (!previous || last?.status !== status) return undefined;
  const isCancellation = isCancelled(status) || isCancelled(previous.status);
  return isCancellation ? undefined : previous.status;
};

/**
 * Takes the last step of an order back, as if it had never been: its history forgets it, and the diner gets no mail
 * about it (product.md §129). How the order was collected stays.
 * @throws {ApiFailure} `version_conflict` with the order as it is now when something else happened to it since,
 *   `order_state_conflict` where the step is too old, a cancellation or reviewed as delivered, or there is none
 */
export const takeBackStep = async (
  { database, clock }: { database: Database; clock: Clock },
  businessId: string,
  id: string,
  version: number,
): Promise<BusinessOrder> => {
  const own = { id, businessId, now: clock() };
  return transaction(database, async (client) => {
    const order = await lockOwnOrder(client, own);
    if (order.version !== version)
      throw new ApiFailure('version_conflict', { current: presentBusinessOrder(order) });
    const status = statusBefore(order);
    // The diner has rated what was delivered: that cannot be unsaid to them (product.md §49).
    const isRated = order.status === 'completed' && (await reviewOf(client, id)) !== null;
    if (!status || isRated || !(await forgetLastStatus(client, id, TAKE_BACK_SECONDS)))
      throw new ApiFailure('order_state_conflict');
    await updateOrder(client, id, { status, notes: undefined, version });
    await announceOrder(client, businessId, { type: 'order.updated', order_id: id, status });
    return presentBusinessOrder(await findOwnOrder(client, own));
  });
};
