import type { OwnReview } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import {
  changeOwnReview,
  countOwnReviews,
  findOwnReview,
  listOwnReviews,
  type OwnChange,
  type OwnReviewRow,
} from './own-reviews-repository.ts';
import { presentPlaceReview } from './reviews-service.ts';

const present = (row: OwnReviewRow): OwnReview => ({
  ...presentPlaceReview(row),
  order_id: row.order_id,
  customer_name: row.customer_name,
  reported_at: row.reported_at?.toISOString() ?? null,
  hidden_at: row.hidden_at?.toISOString() ?? null,
  hidden_reason: row.hidden_reason,
});

/** Reviews of a place as its owner reads them, the latest first, and how many there are. */
export const ownReviewsOf = async (
  database: Database,
  businessId: string,
  page: { skip: number; limit: number },
): Promise<{ items: OwnReview[]; total: number }> => {
  const [rows, total] = await Promise.all([
    listOwnReviews(database, businessId, page),
    countOwnReviews(database, businessId),
  ]);
  return { items: rows.map(present), total };
};

/**
 * Changes what an owner may change of a review: its answer, and that it is reported (product.md §477, §478).
 * @throws {ApiFailure} `not_found`, also for a review of another place
 */
export const changeReview = async (
  database: Database,
  businessId: string,
  orderId: string,
  change: OwnChange,
): Promise<OwnReview> => {
  await changeOwnReview(database, businessId, orderId, change);
  const row = await findOwnReview(database, businessId, orderId);
  if (!row) throw new ApiFailure('not_found');
  return present(row);
};
