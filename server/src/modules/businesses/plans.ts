import type { SubscriptionTier } from '@tavolina/shared-api/contract';

/** How much of something a plan allows; null means no limit. */
export interface PlanLimits {
  menus: number | null;
  items: number | null;
}

/** The one table of limits (product.md §20). */
export const PLAN_LIMITS: Record<SubscriptionTier, PlanLimits> = {
  basic: { menus: 1, items: 30 },
  standard: { menus: 5, items: 100 },
  premium: { menus: null, items: null },
};
