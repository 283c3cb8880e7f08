import {
  isServedAt,
  nextServed,
  type PlaceOrderRequest,
  servedAmong,
  textIn,
} from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { freeTimesOf } from '../../availability/availability-service.ts';
import type { AgreedFulfilment } from './agree-fulfilment.ts';
import type { OrderableItem } from './order-pricing.ts';

/** An order whose time is agreed. */
interface AgreedOrder {
  request: PlaceOrderRequest;
  items: readonly OrderableItem[];
  agreed: AgreedFulfilment;
  workMinutes: number;
}

/**
 * Refuses an order with a dish that is not served at the time for which it is made: the promised one, or the one that was
 * asked for (product.md §462).
 * @throws {ApiFailure} `item_not_served` with the first such dish, when it is served, and the first time for which all of
 * the order could be made
 */
export const refuseUnserved = async (
  client: Queryable,
  { request, items, agreed, workMinutes }: AgreedOrder,
  now: Date,
): Promise<void> => {
  const ordered = request.items.flatMap(
    ({ menu_item_id }) => items.find(({ id }) => id === menu_item_id) ?? [],
  );
  const unserved = ordered.find(({ schedules }) => !isServedAt(schedules, agreed.promisedAt));
  if (!unserved) return;
  const wanted = { fulfilment: agreed.fulfilment, workMinutes };
  const times = await freeTimesOf(client, request.business_id, wanted, now);
  const all = ordered.flatMap(({ schedules }) => schedules);
  const [next] = servedAmong(all, times);
  throw new ApiFailure('item_not_served', {
    subject: textIn(unserved, 'name', request.read_in),
    served: nextServed(unserved.schedules, now) ?? 'never',
    ...(next && { next_at: next.toISOString() }),
  });
};
