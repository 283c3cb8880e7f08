import { z } from 'zod';
import { email, text, timestamp, wholeNumber } from './fields.ts';
import { LIMITS } from './limits.ts';

/** A review of a delivered order. Needs the order's e-mail. */
export const reviewRequest = z.object({
  email,
  rating: wholeNumber(1, 5),
  comment: text(LIMITS.reviewComment).nullish(),
});

/** A diner's review of an order. */
export const orderReview = z.object({
  rating: z.int(),
  comment: z.string().nullable(),
  created_at: timestamp,
  /** Until when the diner can change it. */
  editable_until: timestamp,
});

/** A review after validation; see `reviewRequest` (product.md §49). */
export type ReviewRequest = z.output<typeof reviewRequest>;
/** A stored review, see `orderReview`. */
export type OrderReview = z.infer<typeof orderReview>;
