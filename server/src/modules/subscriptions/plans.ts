import type { Subscription, SubscriptionTier } from '@tavolina/shared-api/contract';

/** What a plan allows; null means no limit. */
export interface PlanLimits {
  menus: number | null;
  items: number | null;
  /** Whether diners can order. */
  orders: boolean;
}

/** The one table of limits (product.md §20). */
export const PLAN_LIMITS: Record<SubscriptionTier, PlanLimits> = {
  basic: { menus: 1, items: 30, orders: false },
  standard: { menus: 5, items: 100, orders: true },
  premium: { menus: null, items: null, orders: true },
};

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
  tier: 'basic',
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
