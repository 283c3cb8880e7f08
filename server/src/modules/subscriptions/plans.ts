import { FREE_TIER, type Subscription, type SubscriptionTier } from '@tavolina/shared-api/contract';

/** Ids of the offered prices. */
export type PlanId = 'free' | 'standard-month' | 'standard-year' | 'premium-month' | 'premium-year';

/** One price of a plan; `priceMinor` in euro cents for the whole interval. */
export interface PlanPrice {
  id: PlanId;
  name: string;
  tier: SubscriptionTier;
  priceMinor: number;
  interval: Subscription['interval'];
  /** Whether owners can choose it. A plan that is not available is shown as announced. */
  available: boolean;
}

/** The plan without a subscription. */
export const FREE: PlanPrice = {
  id: 'free',
  name: 'Free',
  tier: FREE_TIER,
  priceMinor: 0,
  interval: 'month',
  available: true,
};

/** Every price that is offered; a year is billed at once. */
export const PLAN_PRICES: readonly PlanPrice[] = [
  FREE,
  {
    id: 'standard-month',
    name: 'Standard',
    tier: 'standard',
    priceMinor: 10_00,
    interval: 'month',
    available: true,
  },
  {
    id: 'standard-year',
    name: 'Standard',
    tier: 'standard',
    priceMinor: 96_00,
    interval: 'year',
    available: true,
  },
  {
    id: 'premium-month',
    name: 'Premium',
    tier: 'premium',
    priceMinor: 25_00,
    interval: 'month',
    available: false,
  },
  {
    id: 'premium-year',
    name: 'Premium',
    tier: 'premium',
    priceMinor: 240_00,
    interval: 'year',
    available: false,
  },
];

/** The price with an id; undefined for an unknown one. */
export const findPlanPrice = (id: string | undefined): PlanPrice | undefined =>
  PLAN_PRICES.find((plan) => plan.id === id);

/** The price of a subscription; the free plan for an id that no longer exists. */
export const planPrice = (id: string): PlanPrice => findPlanPrice(id) ?? FREE;
