/** Status of a plan as the provider names it. `past_due`: a renewal is not paid yet (product.md §57). */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'canceled',
  'past_due',
  'incomplete',
  'incomplete_expired',
] as const;

/** One of `SUBSCRIPTION_STATUSES`. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
