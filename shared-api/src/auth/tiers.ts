import { SUBSCRIPTION_TIERS, type SubscriptionTier } from '../contract/enums.ts';

/** Whether a tier is at least the required one (basic < standard < premium). Unknown counts as basic. */
export const hasTier = (tier: SubscriptionTier | null, required: SubscriptionTier): boolean =>
  SUBSCRIPTION_TIERS.indexOf(tier ?? 'basic') >= SUBSCRIPTION_TIERS.indexOf(required);
