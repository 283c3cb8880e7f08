import type { LostOrderReason } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { fingerprintOf } from '../../platform/http/fingerprint.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { acceptsOrders } from '../subscriptions/subscriptions-service.ts';
import { isForCalls, offeredWays } from './current-settings.ts';
import { countLostOrder, isSenderCounted, takeBackLostCarts } from './lost-orders-repository.ts';
import { findOrderSettings } from './order-settings-repository.ts';

const CART_LIMIT = { name: 'lost-cart', hits: 30, windowSeconds: 3600 };

/** The cart of an order, sent by its diner. */
interface SentCart {
  businessId: string;
  /** Ids of its dishes, in any order. */
  items: readonly string[];
  email: string;
  /** The address that it comes from. */
  ip: string;
}

/** Recognises the same dishes of the same diner, or of the same address where the diner is unknown. */
const cartOf = (from: string, items: readonly string[]): Buffer =>
  fingerprintOf([from, [...new Set(items)].sort()]);

const cartsOf = ({ email, ip, items }: SentCart) => ({
  cart: cartOf(email.toLowerCase(), items),
  sender: cartOf(ip, items),
});

/** Counts the cart of a refused order as lost, once a day, in place of what `countLostCart` counted of it (product.md §306). */
export const countRefusedCart = (
  database: Database,
  sent: SentCart,
  reason: LostOrderReason,
  now: Date,
): Promise<void> =>
  transaction(database, async (client) => {
    const { businessId } = sent;
    const { cart, sender } = cartsOf(sent);
    await takeBackLostCarts(client, businessId, [sender], now);
    await countLostOrder(client, { businessId, reason, cart, sender }, now);
  });

/** The cart of an order that is taken was not lost, though it was counted before (product.md §306). */
export const takeBackLoss = async (client: Queryable, sent: SentCart, now: Date): Promise<void> => {
  const { cart, sender } = cartsOf(sent);
  await takeBackLostCarts(client, sent.businessId, [cart, sender], now);
};

/**
 * Counts a cart as lost whose diner can only call, because the place has paused by itself or every way is off: no order of
 * it reaches the server (product.md §306). Does nothing for another place.
 * @throws {ApiFailure} `rate_limited`
 */
export const countLostCart = async (
  { database, limits, clock }: { database: Database; limits: RateLimits; clock: Clock },
  businessId: string,
  items: readonly string[],
  ip: string,
): Promise<void> => {
  await limits.consume(CART_LIMIT, { address: ip });
  const now = clock();
  const settings = await findOrderSettings(database, businessId);
  if (!isForCalls(settings, now)) return;
  if (!(await acceptsOrders(database, businessId, now))) return;
  const sender = cartOf(ip, items);
  if (await isSenderCounted(database, businessId, sender, now)) return;
  const reason = offeredWays(settings).length === 0 ? 'fulfilment_unavailable' : 'place_unattended';
  await countLostOrder(database, { businessId, reason, cart: sender, sender }, now);
};
