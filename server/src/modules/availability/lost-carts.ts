import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { fingerprintOf } from '../../platform/http/fingerprint.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { acceptsOrders } from '../subscriptions/subscriptions-service.ts';
import { countLostOrder } from './lost-orders-repository.ts';
import { findOrderSettings } from './order-settings-repository.ts';
import { isUnattended } from './order-times.ts';

const CART_LIMIT = { name: 'lost-cart', hits: 30, windowSeconds: 3600 };

/**
 * Counts a cart as lost whose diner can only call, because the place has paused by itself: no order of it reaches the
 * server (product.md §306). Does nothing for a place that has not.
 * @throws {ApiFailure} `rate_limited`
 */
export const countLostCart = async (
  { database, limits, clock }: { database: Database; limits: RateLimits; clock: Clock },
  businessId: string,
  items: readonly string[],
  ip: string,
): Promise<void> => {
  await limits.consume(CART_LIMIT, ip);
  const now = clock();
  if (!isUnattended(await findOrderSettings(database, businessId), now)) return;
  if (!(await acceptsOrders(database, businessId, now))) return;
  const cart = fingerprintOf([ip, items.toSorted()]);
  await countLostOrder(database, { businessId, reason: 'place_unattended', cart }, now);
};
