import type { PlaceOrderRequest } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { isCardOrder } from './card-orders.ts';
import { countRecentOrders, lockDiner } from './place-order-repository.ts';

const HOUR = 3600;
/** A mobile network or an office sends many diners from one address: this stops machines, not a Saturday night. */
const ORDER_LIMIT = { name: 'order', hits: 300, windowSeconds: HOUR };
/** Two a minute: a full house that orders over the Wi-Fi of the place. */
const PLACE_LIMIT = { name: 'order-place', hits: 120, windowSeconds: HOUR };
/** Card orders of one diner from one address: who tries stolen cards soon meets it, and no stranger uses it up. */
const CARD_LIMIT = { name: 'card-order', hits: 20, windowSeconds: HOUR };
/** Orders to be paid at the restaurant, of one e-mail at one place; named for operators, and counted as they are stored. */
const PAY_LATER_LIMIT = { name: 'pay-later-order', hits: 20, windowSeconds: HOUR };

/**
 * Refuses too many requests to order: with cards of an e-mail from one address, of an address at one place, and of an
 * address (product.md §63). The narrowest limit comes first, so that a request refused by it uses up nothing of the wider ones.
 * @throws {ApiFailure} `rate_limited`
 */
export const limitRequests = async (
  limits: RateLimits,
  request: PlaceOrderRequest,
  ip: string,
): Promise<void> => {
  const { business_id, customer_email } = request;
  if (isCardOrder(request)) await limits.consume(CARD_LIMIT, `${customer_email.toLowerCase()}|${ip}`);
  await limits.consume(PLACE_LIMIT, `${business_id}|${ip}`);
  await limits.consume(ORDER_LIMIT, ip);
};

/**
 * Refuses another order to be paid at the restaurant of an e-mail that has placed many there (product.md §63). It counts
 * what is stored, one order after the other, so that neither a repeated request counts twice nor many at once slip through.
 * @throws {ApiFailure} `too_many_orders`
 */
export const limitPayLaterOrders = async (client: Queryable, request: PlaceOrderRequest): Promise<void> => {
  if (isCardOrder(request)) return;
  const { business_id, customer_email } = request;
  await lockDiner(client, business_id, customer_email);
  const { hits, seconds_left } = await countRecentOrders(
    client,
    business_id,
    customer_email,
    PAY_LATER_LIMIT.windowSeconds,
  );
  if (hits >= PAY_LATER_LIMIT.hits) throw new ApiFailure('too_many_orders', { retryAfter: seconds_left });
};
