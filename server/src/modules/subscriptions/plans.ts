import { FREE_TIER, type Subscription, type SubscriptionTier } from '@tavolina/shared-api/contract';

/** Names of the prices that are offered. */
export type PlanId = 'free' | 'standard-month' | 'standard-year' | 'premium-month' | 'premium-year';

/** One price of a plan; `priceMinor` in euro cents for the whole interval. */
export interface PlanPrice {
  id: PlanId;
  name: string;
  tier: SubscriptionTier;
  priceMinor: number;
  interval: Subscription['interval'];
  /** Premium is announced, but cannot be had yet. */
  available: boolean;
}

/** What remains without a subscription. */
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

/** The price of an id, if it is a known one. */
export const findPlanPrice = (id: string | undefined): PlanPrice | undefined =>
  PLAN_PRICES.find((plan) => plan.id === id);

/** The price a subscription was taken at; the free plan for an id that is no longer known. */
export const planPrice = (id: string): PlanPrice => findPlanPrice(id) ?? FREE;
