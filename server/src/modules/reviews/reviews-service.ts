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

/** A review as everybody may read it. It names nobody (product.md §454). */
export const presentPlaceReview = ({
  rating,
  comment,
  created_at,
  answer,
  answered_at,
}: Omit<ReviewRow, 'hidden_at'>) => ({
  rating,
  comment,
  created_at: created_at.toISOString(),
  answer:
    answer === null || answered_at === null ? null : { text: answer, created_at: answered_at.toISOString() },
});

/** A review in the words of the API, for its diner. */
export const presentReview = (row: Omit<ReviewRow, 'hidden_at'>): OrderReview => ({
  ...presentPlaceReview(row),
  editable_until: editableUntil(row.created_at).toISOString(),
});

/** The review of an order, if there is one. */
export const reviewOf = async (database: Queryable, orderId: string): Promise<OrderReview | null> => {
  const row = await findReview(database, orderId);
  return row ? presentReview(row) : null;
};

/** A page of a place's reviews, the latest first, for everybody to read; the first page is 1. */
export const latestReviewsOf = async (
  database: Queryable,
  businessId: string,
  page: number,
): Promise<PlaceReview[]> => {
  const skip = (page - 1) * LIMITS.shownReviews;
  return (await listLatestReviews(database, businessId, skip)).map(presentPlaceReview);
};
