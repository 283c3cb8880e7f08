import { calls } from '@tavolina/shared-api/contract';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { leaveReview, type ReviewsDeps } from './leave-review.ts';

/** Serves the diners' reviews. */
export const registerReviews = ({ register }: CallRegistry, deps: ReviewsDeps): void => {
  register(calls.orders.review, ({ params, body }, { ip }) => leaveReview(deps, params.orderId, body, ip));
};
