import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { HAS_NUMBER, timeOf } from '../order-months/order-months-service.ts';
import type { ReviewRow } from './reviews-repository.ts';

/** A review with the name that its guest gave with the order. */
export interface OwnReviewRow extends ReviewRow {
  order_id: string;
  customer_name: string;
  reported_at: Date | null;
  hidden_reason: string | null;
}

const ownReviews = (database: Queryable, name: string, businessId: string) =>
  db(database, name)
    .selectFrom('reviews as r')
    .innerJoin('order_numbers as n', 'n.id', 'r.order_id')
    .innerJoin('orders as o', (join) => join.on(HAS_NUMBER))
    .select([
      ...(['r.order_id', 'o.customer_name', 'r.rating', 'r.comment', 'r.created_at'] as const),
      ...(['r.answer', 'r.answered_at', 'r.reported_at', 'r.hidden_at', 'r.hidden_reason'] as const),
    ])
    .where('r.business_id', '=', businessId);

/** Reviews of a place, the latest first, those that are hidden among them. */
export const listOwnReviews = async (
  database: Queryable,
  businessId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<OwnReviewRow[]> =>
  ownReviews(database, 'list-own-reviews', businessId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.order_id')
    .offset(skip)
    .limit(limit)
    .execute();

/** A review of a place by its order. */
export const findOwnReview = async (
  database: Queryable,
  businessId: string,
  orderId: string,
): Promise<OwnReviewRow | undefined> =>
  ownReviews(database, 'find-own-review', businessId)
    .where('r.order_id', '=', orderId)
    .where('o.created_at', '=', timeOf(orderId))
    .executeTakeFirst();

/** How many reviews a place has. */
export const countOwnReviews = async (database: Queryable, businessId: string): Promise<number> => {
  const { count } = await db(database, 'count-own-reviews')
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** What an owner changes of a review: the answer, or that it is reported. */
export type OwnChange =
  | { answer: string | null; answered_at: Date | null }
  | { report_reason: string; reported_at: Date };

/** Changes a review of a place. */
export const changeOwnReview = async (
  database: Queryable,
  businessId: string,
  orderId: string,
  change: OwnChange,
): Promise<void> => {
  await db(database)
    .updateTable('reviews')
    .set(change)
    .where('business_id', '=', businessId)
    .where('order_id', '=', orderId)
    .execute();
};
