import { SUBSCRIPTION_TIERS, type SubscriptionTier } from '../contract/codes.ts';

const rankOf = (tier: SubscriptionTier): number => SUBSCRIPTION_TIERS.indexOf(tier);

/** Whether a tier is at least the required one, in the order of the plans. Unknown counts as basic. */
export const hasTier = (tier: SubscriptionTier | null, required: SubscriptionTier): boolean =>
  rankOf(tier ?? 'basic') >= rankOf(required);
