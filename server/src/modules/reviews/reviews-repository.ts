import { LIMITS } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';

/** SQL of the rating of a business `b`, not rounded; null with too few reviews to tell (product.md §13). */
export const RATING = `CASE WHEN b.rating_count >= ${LIMITS.reviewsForRating} THEN b.rating_sum::numeric / b.rating_count END`;

/** A diner's review of an order. */
export interface ReviewRow {
  rating: number;
  comment: string | null;
  created_at: Date;
}

/** The review of an order. */
export const findReview = async (database: Queryable, orderId: string): Promise<ReviewRow | undefined> => {
  const { rows } = await database.query<ReviewRow>({
    name: 'find-review',
    text: 'SELECT rating, comment, created_at FROM reviews WHERE order_id = $1',
    values: [orderId],
  });
  return rows[0];
};

/** Stores an order's first review. */
export const insertReview = async (
  client: Queryable,
  orderId: string,
  businessId: string,
  { rating, comment, created_at }: ReviewRow,
): Promise<void> => {
  await client.query(
    `INSERT INTO reviews (order_id, business_id, rating, comment, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $5)`,
    [orderId, businessId, rating, comment, created_at],
  );
};

/** Changes an order's review. */
export const updateReview = async (
  client: Queryable,
  orderId: string,
  { rating, comment }: ReviewRow,
): Promise<void> => {
  await client.query('UPDATE reviews SET rating = $2, comment = $3, updated_at = now() WHERE order_id = $1', [
    orderId,
    rating,
    comment,
  ]);
};

/** Adds to what a business's rating is made of. */
export const addToRating = async (
  client: Queryable,
  businessId: string,
  added: { sum: number; count: number },
): Promise<void> => {
  await client.query(
    'UPDATE businesses SET rating_sum = rating_sum + $2, rating_count = rating_count + $3 WHERE id = $1',
    [businessId, added.sum, added.count],
  );
};
