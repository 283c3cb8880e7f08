import { LIMITS, type OrderReview, type PlaceReview } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findReview, listLatestReviews, type ReviewRow } from './reviews-repository.ts';

export { RATING } from './reviews-repository.ts';

const EDITABLE_MS = LIMITS.reviewDays * DAY_MS;

/** Average rating to one decimal; null with too few reviews (product.md §13). */
export const ratingOf = (sum: number, count: number): number | null =>
  count < LIMITS.reviewsForRating ? null : Math.round((sum / count) * 10) / 10;

/** Until when a review can be changed (product.md §49). */
export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + EDITABLE_MS);

/** A review in the words of the API. */
export const presentReview = ({ rating, comment, created_at }: ReviewRow): OrderReview => ({
  rating,
  comment,
  created_at: created_at.toISOString(),
  editable_until: editableUntil(created_at).toISOString(),
});

/** The review of an order, if there is one. */
export const reviewOf = async (database: Queryable, orderId: string): Promise<OrderReview | null> => {
  const row = await findReview(database, orderId);
  return row ? presentReview(row) : null;
};

/** The latest reviews of a place, for everybody to read. They name nobody (product.md §454). */
export const latestReviewsOf = async (database: Queryable, businessId: string): Promise<PlaceReview[]> =>
  (await listLatestReviews(database, businessId)).map(({ rating, comment, created_at }) => ({
    rating,
    comment,
    created_at: created_at.toISOString(),
  }));
