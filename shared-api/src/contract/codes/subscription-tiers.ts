import { codesOf } from './codes-of.ts';

/** What a plan brings, and how much of it (product.md §20). Its words are `plans.name.<code>` and `plans.<code>` of the server. */
interface TierFacts {
  /** How many menus and items it allows; null means no limit. */
  menus: number | null;
  items: number | null;
  /** Whether diners can order. */
  orders: boolean;
  /** What the table of plans says beside: words `plans.compare.<word>`, or whether the plan has it. */
  compared: Readonly<Record<'analytics' | 'pos' | 'reservations' | 'help', string | boolean>>;
}

/** The plans, the least first; `basic` is free, `premium` coming soon. */
const TABLE = {
  basic: {
    menus: 1,
    items: 30,
    orders: false,
    compared: { analytics: false, pos: false, reservations: false, help: 'email' },
  },
  standard: {
    menus: 5,
    items: 100,
    orders: true,
    compared: { analytics: 'basicAnalytics', pos: true, reservations: false, help: 'priority' },
  },
  premium: {
    menus: null,
    items: null,
    orders: true,
    compared: { analytics: 'advancedAnalytics', pos: true, reservations: true, help: 'always' },
  },
} as const satisfies Record<string, TierFacts>;

/** A plan, by what it brings. */
export type SubscriptionTier = keyof typeof TABLE;

/** What plans unlock, the least first (product.md §20). */
export const SUBSCRIPTION_TIERS = codesOf(TABLE);

/** What remains without a subscription. */
export const FREE_TIER: SubscriptionTier = 'basic';

const FACTS: Readonly<Record<SubscriptionTier, TierFacts>> = TABLE;

/** What a plan brings; one that is newer than this build counts as the free one. */
export const tierFacts = (code: string): TierFacts =>
  FACTS[SUBSCRIPTION_TIERS.find((tier) => tier === code) ?? FREE_TIER];

/** The plans with which diners can order. */
export const ORDERING_TIERS = SUBSCRIPTION_TIERS.filter((tier) => FACTS[tier].orders);
