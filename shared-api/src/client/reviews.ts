import { request } from './request.ts';

const OWNER = { access: 'owner' } as const;

/** Reviews of the place, the latest first, from `skip` on. */
export const listReviews = (skip: number, signal?: AbortSignal) =>
  request('GET /reviews/business', { query: { skip } }, { ...OWNER, signal });

/** Answers the review of an order, for everybody to read, or changes the answer. */
export const answerReview = (orderId: string, text: string) =>
  request('PUT /reviews/business/{orderId}/answer', { params: { orderId }, body: { text } }, OWNER);

/** Takes the answer to a review back. */
export const removeReviewAnswer = (orderId: string) =>
  request('DELETE /reviews/business/{orderId}/answer', { params: { orderId } }, OWNER);

/** Reports a review to the operator. */
export const reportReview = (orderId: string, reason: string) =>
  request('PUT /reviews/business/{orderId}/report', { params: { orderId }, body: { reason } }, OWNER);
