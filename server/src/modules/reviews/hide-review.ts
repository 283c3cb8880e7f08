import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { addToRating } from './reviews-repository.ts';

/** A review that a place reported, as an operator reads it. */
export interface ReportedReview {
  order_id: string;
  business_name: string;
  rating: number;
  comment: string | null;
  report_reason: string | null;
  reported_at: Date | null;
  hidden_at: Date | null;
  hidden_by: string | null;
}

/** Reviews that places reported, the latest report first. */
export const listReportedReviews = async (client: Queryable): Promise<ReportedReview[]> =>
  db(client)
    .selectFrom('reviews as r')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .select([
      ...(['r.order_id', 'b.business_name', 'r.rating', 'r.comment'] as const),
      ...(['r.report_reason', 'r.reported_at', 'r.hidden_at', 'r.hidden_by'] as const),
    ])
    .where('r.reported_at', 'is not', null)
    .orderBy('r.reported_at', 'desc')
    .execute();

/** Who hides a review, when and why. */
export interface Hiding {
  by: string;
  at: Date;
  reason: string;
}

/**
 * Hides a review, or shows it again with null. Its stars leave the place's rating and come back with it (product.md
 * §478). In a transaction of the caller's.
 * @returns whether anything changed; not where it is unknown, or as asked already
 */
export const hideReview = async (
  client: Queryable,
  orderId: string,
  hiding: Hiding | null,
): Promise<boolean> => {
  const changed = await db(client)
    .updateTable('reviews')
    .set({
      hidden_at: hiding?.at ?? null,
      hidden_by: hiding?.by ?? null,
      hidden_reason: hiding?.reason ?? null,
    })
    .where('order_id', '=', orderId)
    .where('hidden_at', hiding ? 'is' : 'is not', null)
    .returning(['business_id', 'rating'])
    .executeTakeFirst();
  if (!changed) return false;
  const sign = hiding ? -1 : 1;
  await addToRating(client, changed.business_id, { sum: sign * changed.rating, count: sign });
  return true;
};
