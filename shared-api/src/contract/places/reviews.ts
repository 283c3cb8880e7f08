import { z } from 'zod';
import { defineCall } from '../call.ts';
import { email, queryInteger, requiredText, text, timestamp, wholeNumber } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { orderId } from '../orders/order-id.ts';

/** A review of a delivered order. Needs the order's e-mail. */
export const reviewRequest = z.object({
  email,
  rating: wholeNumber(1, 5),
  comment: text(LIMITS.reviewComment).nullish(),
});

/** What a place answers to a review, for everybody to read (product.md §477). */
export const reviewAnswer = z.object({
  text: z.string(),
  created_at: timestamp,
});

/** What a guest wrote of a place. Reviews name nobody. */
export const placeReview = z.object({
  rating: z.int(),
  comment: z.string().nullable(),
  created_at: timestamp,
  /** Null without one, missing from a server that knows none yet. */
  answer: reviewAnswer.nullish(),
});

/** A diner's review of an order. */
export const orderReview = placeReview.extend({
  /** Until when the diner can change it. */
  editable_until: timestamp,
});

/** A review as the place's owner reads it. */
export const ownReview = placeReview.extend({
  order_id: z.string(),
  customer_name: z.string(),
  answer: reviewAnswer.nullable(),
  /** When the owner reported it; null: not. */
  reported_at: timestamp.nullable(),
  /** When an operator hid it: it is not shown and does not count (product.md §478). */
  hidden_at: timestamp.nullable(),
  /** Why, as the operator wrote it; null while it is shown, or its guest was erased. Missing in older servers. */
  hidden_reason: z.string().nullable().optional(),
});

const ofOrder = z.object({ orderId });

/** What owners do with the reviews of their place. Only owners call these, never a key. */
export const reviewCalls = {
  list: defineCall({
    method: 'GET',
    path: '/reviews/business',
    summary: 'Reviews of the place, the latest first',
    access: 'bearer',
    query: z.object({
      skip: queryInteger(0, LIMITS.skip, 0),
      limit: queryInteger(1, LIMITS.ownReviews, LIMITS.ownReviews),
    }),
    success: { status: 200, schema: z.object({ items: z.array(ownReview), total: z.int() }) },
    errors: ['unauthorized'],
  }),
  answer: defineCall({
    method: 'PUT',
    path: '/reviews/business/{orderId}/answer',
    summary: 'Answers a review, or changes the answer',
    access: 'bearer',
    changesCatalogue: true,
    params: ofOrder,
    body: z.object({ text: requiredText(LIMITS.reviewComment) }),
    success: { status: 200, schema: ownReview },
    errors: ['unauthorized', 'not_found'],
  }),
  removeAnswer: defineCall({
    method: 'DELETE',
    path: '/reviews/business/{orderId}/answer',
    summary: 'Takes the answer to a review back',
    access: 'bearer',
    changesCatalogue: true,
    params: ofOrder,
    success: { status: 200, schema: ownReview },
    errors: ['unauthorized', 'not_found'],
  }),
  report: defineCall({
    method: 'PUT',
    path: '/reviews/business/{orderId}/report',
    summary: 'Reports a review to the operator',
    access: 'bearer',
    params: ofOrder,
    body: z.object({ reason: requiredText(LIMITS.reviewComment) }),
    success: { status: 200, schema: ownReview },
    errors: ['unauthorized', 'not_found'],
  }),
};

/** A review after validation; see `reviewRequest` (product.md §49). */
export type ReviewRequest = z.output<typeof reviewRequest>;
/** A stored review, see `orderReview`. */
export type OrderReview = z.infer<typeof orderReview>;
/** What a guest wrote of a place, see `placeReview`. */
export type PlaceReview = z.infer<typeof placeReview>;
/** A review as the place's owner reads it, see `ownReview`. */
export type OwnReview = z.infer<typeof ownReview>;
