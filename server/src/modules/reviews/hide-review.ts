import type { Queryable } from '../../platform/database/database.ts';
import { lockOrder } from '../orders/orders-service.ts';
import { type Hiding, markHidden } from './hidden-reviews-repository.ts';
import { addToRating } from './reviews-repository.ts';

export { listReportedReviews, type ReportedReviewRow } from './hidden-reviews-repository.ts';

/**
 * Hides a review, or shows it again with null. Its stars leave the place's rating and come back with it (product.md
 * §478). In a transaction of the caller's. Its diner, who may change the stars at this moment, waits or is waited for.
 * @returns whether anything changed; not where it is unknown, or as asked already
 */
export const hideReview = async (
  client: Queryable,
  orderId: string,
  hiding: Hiding | null,
): Promise<boolean> => {
  await lockOrder(client, orderId);
  const changed = await markHidden(client, orderId, hiding);
  if (!changed) return false;
  const sign = hiding ? -1 : 1;
  await addToRating(client, changed.business_id, { sum: sign * changed.rating, count: sign });
  return true;
};
