import {
  FREE_TIER,
  SUBSCRIPTION_TIERS,
  type SubscriptionTier,
} from '../contract/codes/subscription-tiers.ts';

const rankOf = (tier: SubscriptionTier): number => SUBSCRIPTION_TIERS.indexOf(tier);

/** Whether a tier is at least the required one, in the order of the plans. Unknown counts as the free one. */
export const hasTier = (tier: SubscriptionTier | null, required: SubscriptionTier): boolean =>
  rankOf(tier ?? FREE_TIER) >= rankOf(required);
