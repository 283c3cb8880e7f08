import {
  FREE_TIER,
  SUBSCRIPTION_TIERS,
  type SubscriptionTier,
} from '../contract/codes/subscription-tiers.ts';

const rankOf = (tier: SubscriptionTier): number => SUBSCRIPTION_TIERS.indexOf(tier);

/** Whether a tier includes the required one. Unknown tiers count as free. */
export const hasTier = (tier: SubscriptionTier | null, required: SubscriptionTier): boolean =>
  rankOf(tier ?? FREE_TIER) >= rankOf(required);
