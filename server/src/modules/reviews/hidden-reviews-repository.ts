import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

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

/** Marks a review as hidden, or with null as shown, and returns whose it is; undefined where it is so already. */
export const markHidden = async (
  client: Queryable,
  orderId: string,
  hiding: Hiding | null,
): Promise<{ business_id: string; rating: number } | undefined> =>
  db(client)
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
