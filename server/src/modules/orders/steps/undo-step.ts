import { type BusinessOrder, isCancelled, isHandedOver, isUnanswered } from '@tavolina/shared-api/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { reviewOf } from '../../reviews/reviews-service.ts';
import { announceOrder } from '../order-events.ts';
import { presentBusinessOrder } from '../order-presenter.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOwnOrder, lockOwnOrder } from '../owned-order.ts';
import { tellTillsOfOrder, tellTillsOfPromise } from '../tills/tell-tills.ts';
import { deleteLastStatus } from './order-history-repository.ts';
import { resumeAnswerTimers } from './unanswered-orders.ts';
import { UNDO_SECONDS } from './undo-times.ts';
import { updateOrder } from './update-order-repository.ts';

/**
 * The status before the last step; undefined if it cannot be undone. A cancellation cannot, because the
 * refund has already started.
 */
const statusBefore = ({ status, history }: OrderRow): OrderRow['status'] | undefined => {
  const [previous, last] = history.slice(-2);
  if (!previous || last?.status !== status) return undefined;
  const isCancellation = isCancelled(status) || isCancelled(previous.status);
  return isCancellation ? undefined : previous.status;
};

/**
 * Undoes the last step of an order: the entry is removed from its history, and the diner gets no mail about
 * it (product.md §129). The promise is the one before it, and an order that waited for an answer waits on
 * (§449); a recorded payment stays.
 * @throws {ApiFailure} `version_conflict` with the current order when it changed since;
 * `order_state_conflict` when the step is too old, is a cancellation, was reviewed as delivered, or does
 * not exist
 */
export const undoStep = async (
  { database, jobs, clock }: { database: Database; jobs: Jobs; clock: Clock },
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
    // The diner has reviewed the delivery, so it cannot be undone (product.md §49).
    const isRated = isHandedOver(order.status) && (await reviewOf(client, id)) !== null;
    const undone = status && !isRated ? await deleteLastStatus(client, id, UNDO_SECONDS) : undefined;
    if (!status || !undone) throw new ApiFailure('order_state_conflict');
    const promisedAt = undone.promised_before ?? undefined;
    await updateOrder(client, id, { status, notes: undefined, version, promisedAt });
    if (isUnanswered({ status, collected: order.collected_by }))
      await resumeAnswerTimers(client, jobs, order, { answeredAt: undone.changed_at, now: own.now });
    await tellTillsOfOrder(client, jobs, 'order.status_changed', { id, businessId });
    await tellTillsOfPromise(client, jobs, order, promisedAt);
    await announceOrder(client, businessId, { type: 'order.updated', order_id: id, status });
    return presentBusinessOrder(await findOwnOrder(client, own));
  });
};
