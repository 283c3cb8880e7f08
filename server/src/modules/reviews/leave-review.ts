import { isHandedOver, type OrderReview, type ReviewRequest } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { findCustomerOrder, lockOrder } from '../orders/orders-service.ts';
import { addToRating, findReview, insertReview, updateReview } from './reviews-repository.ts';
import { editableUntil, presentReview } from './reviews-service.ts';

/** What reviews work with. */
export interface ReviewsDeps {
  database: Database;
  limits: RateLimits;
  clock: Clock;
}

/**
 * Creates or changes the review of a delivered order, and updates the place's rating in the same
 * transaction (product.md §49).
 * @throws {ApiFailure} `order_not_found`, `order_not_delivered`, and `already_reviewed` when it can no
 * longer be changed
 */
export const leaveReview = async (
  deps: ReviewsDeps,
  orderId: string,
  { email, rating, comment }: ReviewRequest,
  ip: string,
): Promise<OrderReview> => {
  const order = await findCustomerOrder(deps, orderId, email, ip);
  const now = deps.clock();
  return transaction(deps.database, async (client) => {
    const locked = await lockOrder(client, order.id);
    const before = await findReview(client, order.id);
    if (!before && !(locked && isHandedOver(locked.status))) throw new ApiFailure('order_not_delivered');
    const { created_at = now, answer = null, answered_at = null } = before ?? {};
    const review = { rating, comment: comment || null, created_at, answer, answered_at };
    if (editableUntil(review.created_at) < now) throw new ApiFailure('already_reviewed');
    if (before) await updateReview(client, order.id, review);
    else await insertReview(client, order.id, order.business.id, review);
    const added = { sum: rating - (before?.rating ?? 0), count: before ? 0 : 1 };
    if (!before?.hidden_at) await addToRating(client, order.business.id, added);
    return presentReview(review);
  });
};
