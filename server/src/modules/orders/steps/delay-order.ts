import { type BusinessOrder, isInKitchen } from '@tavolina/shared-api/contract';
import { type Clock, MINUTE_MS } from '../../../platform/clock/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { announceOrder } from '../order-events.ts';
import { orderDelayedJob } from '../order-jobs.ts';
import { presentBusinessOrder } from '../order-presenter.ts';
import { findOwnOrder, lockOwnOrder } from '../owned-order.ts';
import { tellTillsOfOrder } from '../tills/tell-tills.ts';
import { MAIL_DELAY_SECONDS } from './undo-times.ts';
import { updateOrder } from './update-order-repository.ts';

/**
 * Moves the promise of an order to a later time, and tells its diner (product.md §291). A promise that has passed is
 * moved from now on, so that no promise is in the past.
 * @throws {ApiFailure} `version_conflict` with the current order when it changed since;
 * `order_state_conflict` unless the kitchen works on it or is about to
 */
export const delayOrder = async (
  { database, jobs, clock }: { database: Database; jobs: Jobs; clock: Clock },
  businessId: string,
  id: string,
  { minutes, version }: { minutes: number; version: number },
): Promise<BusinessOrder> => {
  const now = clock();
  const own = { id, businessId, now };
  return transaction(database, async (client) => {
    const order = await lockOwnOrder(client, own);
    if (order.version !== version)
      throw new ApiFailure('version_conflict', { current: presentBusinessOrder(order) });
    const { status } = order;
    if (!isInKitchen(status)) throw new ApiFailure('order_state_conflict');
    const from = Math.max(order.promised_at?.getTime() ?? 0, now.getTime());
    const promisedAt = new Date(from + minutes * MINUTE_MS);
    await updateOrder(client, id, { status, notes: undefined, version, promisedAt });
    const delayed = { order_id: id, promised_at: promisedAt.toISOString() };
    // A second delay within these seconds replaces the mail of the first: only the last time is mailed.
    await jobs.send(client, orderDelayedJob, delayed, MAIL_DELAY_SECONDS);
    await tellTillsOfOrder(client, jobs, 'order.promise_changed', { id, businessId });
    await announceOrder(client, businessId, { type: 'order.updated', order_id: id, status });
    return presentBusinessOrder(await findOwnOrder(client, own));
  });
};
