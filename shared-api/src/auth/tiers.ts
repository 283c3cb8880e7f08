import type { SubscriptionTier } from '../contract/codes.ts';

const RANK: Record<SubscriptionTier, number> = { basic: 0, standard: 1, premium: 2 };

/** Whether a tier is at least the required one (basic < standard < premium). Unknown counts as basic. */
export const hasTier = (tier: SubscriptionTier | null, required: SubscriptionTier): boolean =>
  RANK[tier ?? 'basic'] >= RANK[required];
