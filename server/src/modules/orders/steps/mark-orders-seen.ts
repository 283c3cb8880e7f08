import type { Clock } from '../../../platform/clock/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/event-bus.ts';
import { orderTopic } from '../order-events.ts';
import { requireOrdersPlan } from '../owned-order.ts';
import { markSeen } from './answers-repository.ts';

/**
 * Records that orders are on a screen of their business, and tells their diners (product.md §294). Ignores orders of
 * other businesses, and orders that were seen before.
 * @throws {ApiFailure} `plan_required`
 */
export const markOrdersSeen = async (
  { database, clock }: { database: Database; clock: Clock },
  businessId: string,
  ids: readonly string[],
): Promise<void> => {
  await requireOrdersPlan(database, businessId, clock());
  await transaction(database, async (client) => {
    for (const { id, status } of await markSeen(client, businessId, ids))
      await publish(client, orderTopic(id), { type: 'order.updated', order_id: id, status });
  });
};
