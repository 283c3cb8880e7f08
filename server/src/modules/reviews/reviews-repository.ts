import { LIMITS } from '@tavolina/shared-api/contract';
import { expressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db, NOW } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';

const eb = expressionBuilder<{ b: Tables['businesses'] }, 'b'>();

/** Exact rating of a business `b`; null with too few reviews (product.md §13). */
export const RATING = eb
  .case()
  .when('b.rating_count', '>=', eb.lit(LIMITS.reviewsForRating))
  .then(sql<number>`${eb.ref('b.rating_sum')}::numeric / ${eb.ref('b.rating_count')}`)
  .end();

/** A diner's review of an order. */
export interface ReviewRow {
  rating: number;
  comment: string | null;
  created_at: Date;
  /** What the place answers. */
  answer: string | null;
  answered_at: Date | null;
  /** When an operator hid it: it is not shown and does not count (product.md §478). */
  hidden_at: Date | null;
}

const COLUMNS = ['rating', 'comment', 'created_at', 'answer', 'answered_at', 'hidden_at'] as const;

/** The review of an order. */
export const findReview = async (database: Queryable, orderId: string): Promise<ReviewRow | undefined> =>
  db(database, 'find-review')
    .selectFrom('reviews')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** The latest reviews of a place that are not hidden, without the first `skip`. */
export const listLatestReviews = async (
  database: Queryable,
  businessId: string,
  skip: number,
): Promise<ReviewRow[]> =>
  db(database, 'list-latest-reviews')
    .selectFrom('reviews')
    .select(COLUMNS)
    .where('business_id', '=', businessId)
    .where('hidden_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('order_id')
    .offset(skip)
    .limit(LIMITS.shownReviews)
    .execute();

/** Stores an order's first review. */
export const insertReview = async (
  client: Queryable,
  orderId: string,
  businessId: string,
  { rating, comment, created_at }: Pick<ReviewRow, 'rating' | 'comment' | 'created_at'>,
): Promise<void> => {
  await db(client)
    .insertInto('reviews')
    .values({
      order_id: orderId,
      business_id: businessId,
      rating,
      comment,
      created_at,
      updated_at: created_at,
    })
    .execute();
};

/** Changes an order's review. */
export const updateReview = async (
  client: Queryable,
  orderId: string,
  { rating, comment }: Pick<ReviewRow, 'rating' | 'comment'>,
): Promise<void> => {
  await db(client)
    .updateTable('reviews')
    .set({ rating, comment, updated_at: NOW })
    .where('order_id', '=', orderId)
    .execute();
};

/** Updates the sum and count of a business's ratings. */
export const addToRating = async (
  client: Queryable,
  businessId: string,
  added: { sum: number; count: number },
): Promise<void> => {
  await db(client)
    .updateTable('businesses')
    .set((eb) => ({
      rating_sum: eb('rating_sum', '+', added.sum),
      rating_count: eb('rating_count', '+', added.count),
    }))
    .where('id', '=', businessId)
    .execute();
};
