/** Why an owner declines an order; diners read it (product.md §289). */
export const OWNER_DECLINE_REASONS = ['too_busy', 'sold_out', 'closing', 'other'] as const;
/** Why an order was declined; `unanswered`: nobody answered it, given by the server alone (product.md §293). */
export const DECLINE_REASONS = [...OWNER_DECLINE_REASONS, 'unanswered'] as const;

/** One of `DECLINE_REASONS`. */
export type DeclineReason = (typeof DECLINE_REASONS)[number];
/** One of `OWNER_DECLINE_REASONS`. */
export type OwnerDeclineReason = (typeof OWNER_DECLINE_REASONS)[number];
