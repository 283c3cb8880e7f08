import { z } from 'zod';
import { defineCall } from '../call.ts';
import { subscriptionTier } from '../enums.ts';
import { id, requiredText, timestamp } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Why an operator wants to view the console. The owner of the place reads it. */
export const newView = z.object({ reason: requiredText(LIMITS.reviewComment) });

/** A support view of a place that has begun (product.md §699). */
export const openedView = z.object({
  id,
  /** A bearer secret: it reads, and changes nothing. Shown this once. */
  view_token: z.string(),
  place: z.object({ id, name: z.string() }),
  subscription_tier: subscriptionTier,
  ends_at: timestamp,
});

/** A support view of a place, for its owner (product.md §703). */
export const supportView = z.object({
  id,
  opened_at: timestamp,
  /** When it ends or ended. */
  ends_at: timestamp,
  reason: z.string(),
});

/** When support viewed a place, and how a view ends (product.md §701). Operators open one by `POST /platform/places/{id}/views`. */
export const supportViewCalls = {
  list: defineCall({
    method: 'GET',
    path: '/support-views',
    summary: 'When support viewed the console of the business and why, the latest first',
    access: 'bearer',
    success: { status: 200, schema: z.array(supportView) },
    errors: ['unauthorized'],
  }),
  end: defineCall({
    method: 'POST',
    path: '/support-views/end',
    summary: 'Ends a view of a console by its token; an unknown one changes nothing',
    access: 'public',
    body: z.object({ view_token: z.string().min(1).max(512) }),
    success: { status: 204 },
    errors: [],
    excludedErrors: ['rate_limited'],
  }),
};

/** A view that has begun; see `openedView`. */
export type OpenedView = z.output<typeof openedView>;
/** A view for the owner; see `supportView`. */
export type SupportView = z.output<typeof supportView>;
