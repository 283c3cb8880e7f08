import type { PlaceOrderRequest } from '@tavolina/shared-api/contract';
import { HOUR_SECONDS } from '../../../platform/clock/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts';
import { isCardOrder } from '../payment/card-orders.ts';
import { countRecentOrders, lockDiner } from './place-order-repository.ts';

/**
 * Per address. High, because a mobile network or an office has many diners: it stops machines, not a busy
 * evening.
 */
const ORDER_LIMIT = { name: 'order', hits: 300, windowSeconds: HOUR_SECONDS };
/** Per address and place: two a minute, for a full house on the place's Wi-Fi. */
const PLACE_LIMIT = { name: 'order-place', hits: 120, windowSeconds: HOUR_SECONDS };
/** Card orders per e-mail and address. Stops attempts with stolen cards, and others cannot use it up. */
const CARD_LIMIT = { name: 'card-order', hits: 20, windowSeconds: HOUR_SECONDS };
/** Pay-later orders per e-mail and place. Named for operators, counted from stored orders. */
const PAY_LATER_LIMIT = { name: 'pay-later-order', hits: 20, windowSeconds: HOUR_SECONDS };

/**
 * Limits order requests: card orders per e-mail and address, all orders per address and place, and per
 * address (product.md §63). The narrowest limit is checked first, so that its rejections do not use up the
 * wider ones.
 * @throws {ApiFailure} `rate_limited`
 */
export const limitRequests = async (
  limits: RateLimits,
  request: PlaceOrderRequest,
  ip: string,
): Promise<void> => {
  const { business_id, customer_email } = request;
  if (isCardOrder(request)) await limits.consume(CARD_LIMIT, `${customer_email.toLowerCase()}|${ip}`);
  await limits.consume(PLACE_LIMIT, { address: ip, at: business_id });
  await limits.consume(ORDER_LIMIT, { address: ip });
};

/**
 * Limits pay-later orders of one e-mail at one place (product.md §63). Counts stored orders one after the
 * other, so repeated requests do not count and parallel ones cannot exceed the limit.
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
