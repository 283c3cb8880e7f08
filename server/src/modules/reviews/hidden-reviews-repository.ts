import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

const reportedReviews = (client: Queryable) =>
  db(client)
    .selectFrom('reviews as r')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .select([
      ...(['r.order_id', 'r.business_id', 'b.business_name', 'r.rating', 'r.comment'] as const),
      ...(['r.report_reason', 'r.hidden_at', 'r.hidden_by', 'r.hidden_reason', 'r.let_stand_at'] as const),
    ])
    .select(({ ref }) => ref('r.reported_at').$notNull().as('reported_at'))
    .where('r.reported_at', 'is not', null);

/** A review that a place reported, as an operator reads it. */
export type ReportedReviewRow = Awaited<ReturnType<typeof listReportedReviews>>[number];

/**
 * Reviews that places reported, the latest report first.
 * @param page how many, and after which order's they begin; all without it
 */
export const listReportedReviews = (
  client: Queryable,
  page?: { before: string | undefined; limit: number },
) => {
  const reported = reportedReviews(client).orderBy('r.reported_at', 'desc').orderBy('r.order_id', 'desc');
  if (!page) return reported.execute();
  const { before, limit } = page;
  if (before === undefined) return reported.limit(limit).execute();
  return reported
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('r.reported_at', 'r.order_id'),
        '<',
        selectFrom('reviews')
          .select(['reported_at', 'order_id'])
          .where('order_id', '=', before)
          .$asTuple('reported_at', 'order_id'),
      ),
    )
    .limit(limit)
    .execute();
};

/** A reported review by its order. */
export const findReportedReview = (client: Queryable, orderId: string) =>
  reportedReviews(client).where('r.order_id', '=', orderId).executeTakeFirst();

/** Notes that an operator let a reported review stand. */
export const markLetStand = async (client: Queryable, orderId: string, at: Date): Promise<void> => {
  await db(client).updateTable('reviews').set({ let_stand_at: at }).where('order_id', '=', orderId).execute();
};

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
