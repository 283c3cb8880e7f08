import { calls } from '@tavolina/shared-api/contract';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { leaveReview, type ReviewsDeps } from './leave-review.ts';
import { changeReview, ownReviewsOf } from './own-reviews.ts';

/** Serves what diners write of their orders, and what owners do with it. */
export const registerReviews = ({ register }: CallRegistry, deps: ReviewsDeps): void => {
  const { database, clock } = deps;
  register(calls.orders.review, ({ params, body }, { ip }) => leaveReview(deps, params.orderId, body, ip));
  register(calls.reviews.list, ({ query }, { businessId }) => ownReviewsOf(database, businessId, query));
  register(calls.reviews.answer, ({ params, body }, { businessId }) =>
    changeReview(database, businessId, params.orderId, { answer: body.text, answered_at: clock() }),
  );
  register(calls.reviews.removeAnswer, ({ params }, { businessId }) =>
    changeReview(database, businessId, params.orderId, { answer: null, answered_at: null }),
  );
  register(calls.reviews.report, ({ params, body }, { businessId }) =>
    changeReview(database, businessId, params.orderId, { report_reason: body.reason, reported_at: clock() }),
  );
};
