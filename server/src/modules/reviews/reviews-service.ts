import { LIMITS } from '@tavolina/shared-api/contract';

/** Average rating to one decimal; null below three reviews (product.md §13). */
export const ratingOf = (sum: number, count: number): number | null =>
  count < LIMITS.reviewsForRating ? null : Math.round((sum / count) * 10) / 10;
