import {
  LIMITS,
  type ReportDecision,
  type ReportedReview,
  type ReportedReviews,
} from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { operatorDecisionJob } from '../operator-acts/decision-jobs.ts';
import { recordAct } from '../operator-acts/operator-acts-service.ts';
import { lockOrder } from '../orders/orders-service.ts';
import {
  findReportedReview,
  listReportedReviews,
  markLetStand,
  type ReportedReviewRow,
} from './hidden-reviews-repository.ts';
import { hideReview } from './hide-review.ts';

const stateOf = ({ hidden_at, let_stand_at, reported_at }: ReportedReviewRow): ReportedReview['state'] => {
  if (hidden_at) return 'hidden';
  return let_stand_at && let_stand_at >= reported_at ? 'stands' : 'open';
};

const present = (row: ReportedReviewRow): ReportedReview => ({
  order_id: row.order_id,
  place: { id: row.business_id, name: row.business_name },
  rating: row.rating,
  comment: row.comment,
  report_reason: row.report_reason,
  reported_at: row.reported_at.toISOString(),
  state: stateOf(row),
  hidden_by: row.hidden_by,
  hidden_reason: row.hidden_reason,
});

/** Reviews that places reported, the latest report first, and where the next answer begins (product.md §557). */
export const reportedReviewsPage = async (
  database: Database,
  before: string | undefined,
): Promise<Omit<ReportedReviews, 'may_decide'>> => {
  const rows = await listReportedReviews(database, { before, limit: LIMITS.reportedReviews + 1 });
  const items = rows.slice(0, LIMITS.reportedReviews).map(present);
  return { items, next: rows.length > items.length ? (items.at(-1)?.order_id ?? null) : null };
};

const findReported = async (client: Queryable, orderId: string): Promise<ReportedReview> => {
  const row = await findReportedReview(client, orderId);
  if (!row) throw new ApiFailure('not_found');
  return present(row);
};

/**
 * Hides a reported review, or lets it stand, records the act (product.md §558) and tells the place's owners (§588). What
 * is so already changes nothing.
 * @throws {ApiFailure} `not_found` for a review that was not reported
 */
export const decideReport = (
  { database, jobs }: { database: Database; jobs: Jobs },
  orderId: string,
  decision: ReportDecision,
  { by, at }: { by: string; at: Date },
): Promise<ReportedReview> =>
  transaction(database, async (client) => {
    await lockOrder(client, orderId);
    const { state, place } = await findReported(client, orderId);
    const tell = (kind: 'reviewHidden' | 'reviewStands', reason?: string) =>
      jobs.send(client, operatorDecisionJob, {
        ...{ kind, business_id: place.id, subject: orderId, reason, decided_at: at.toISOString() },
      });
    if (decision.decision === 'hide') {
      const { reason } = decision;
      if (await hideReview(client, orderId, { by, at, reason })) {
        await recordAct(client, 'review_hidden', { by, about: orderId, reason }, at);
        await tell('reviewHidden', reason);
      }
    } else if (state !== 'stands') {
      const isShownAgain = await hideReview(client, orderId, null);
      await markLetStand(client, orderId, at);
      await recordAct(client, isShownAgain ? 'review_shown' : 'review_kept', { by, about: orderId }, at);
      await tell('reviewStands');
    }
    return findReported(client, orderId);
  });
