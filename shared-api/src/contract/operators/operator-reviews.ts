import { z } from 'zod';
import { id, requiredText, timestamp } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { orderId } from '../orders/order-id.ts';

/** Where a list of reported reviews begins. */
export const reportedReviewsQuery = z.object({
  /** `next` of the answer before. */
  before: orderId.optional(),
});

/** What became of a report: nothing yet, the review is hidden, or it stands. */
export const REPORT_STATES = ['open', 'hidden', 'stands'] as const;

/** A review that its place reported, as operators see it (product.md §557). */
export const reportedReview = z.object({
  order_id: z.string(),
  place: z.object({ id, name: z.string() }),
  rating: z.int(),
  comment: z.string().nullable(),
  /** Why its place reported it; null once its guest was erased. */
  report_reason: z.string().nullable(),
  reported_at: timestamp,
  state: z.enum(REPORT_STATES),
  /** Who hid it; null while it is shown. */
  hidden_by: z.string().nullable(),
  /** Why; null while it is shown, or its guest was erased. */
  hidden_reason: z.string().nullable(),
});

/** Reported reviews, the latest report first. */
export const reportedReviews = z.object({
  items: z.array(reportedReview),
  /** Where the next answer begins; null after the last one. */
  next: z.string().nullable(),
  /** Whether this token may decide; an observer’s may not. */
  may_decide: z.boolean(),
});

/** What an operator decides on a report (product.md §558). */
export const reportDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('hide'), reason: requiredText(LIMITS.reviewComment) }),
  z.object({ decision: z.literal('let_stand') }),
]);

/** A reported review; see `reportedReview`. */
export type ReportedReview = z.output<typeof reportedReview>;
/** Response of `GET /platform/reviews`. */
export type ReportedReviews = z.output<typeof reportedReviews>;
/** A decision; see `reportDecision`. */
export type ReportDecision = z.output<typeof reportDecision>;
