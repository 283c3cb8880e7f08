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

/** Statuses of a plan that has ended for good. */
export const ENDED_SUBSCRIPTION_STATUSES = [
  'canceled',
  'incomplete_expired',
] as const satisfies readonly SubscriptionStatus[];

/** Statuses in which a payment is due before the plan begins or continues. */
const UNPAID_SUBSCRIPTION_STATUSES = [
  'past_due',
  'incomplete',
] as const satisfies readonly SubscriptionStatus[];

/** Something with a status of a plan, ours or the provider's. */
interface WithStatus {
  status: string;
}

/** Whether a plan has ended for good. */
export const hasSubscriptionEnded = ({ status }: WithStatus): boolean =>
  ENDED_SUBSCRIPTION_STATUSES.some((ended) => ended === status);

/** Whether a payment is due before a plan begins or continues. */
export const isSubscriptionUnpaid = ({ status }: WithStatus): boolean =>
  UNPAID_SUBSCRIPTION_STATUSES.some((unpaid) => unpaid === status);
