import { codesOf } from './codes-of.ts';

/**
 * What a tier includes (product.md §20). Its texts are `plans.name.<code>` and `plans.<code>` of the
 * server.
 */
interface TierFacts {
  /** Maximum number of menus and items; null: unlimited. */
  menus: number | null;
  items: number | null;
  /** Whether diners can order. */
  orders: boolean;
  /** Whether tills connect by keys (product.md §360). */
  integrations: boolean;
  /** Further rows of the comparison table: texts `plans.compare.<word>`, or whether the tier has it. */
  compared: Readonly<Record<'analytics' | 'pos' | 'reservations' | 'help', string | boolean>>;
}

/** The tiers, the smallest first. `basic` is free, `premium` is coming soon. */
const TABLE = {
  basic: {
    menus: 1,
    items: 30,
    orders: false,
    integrations: false,
    compared: { analytics: false, pos: false, reservations: false, help: 'email' },
  },
  standard: {
    menus: 5,
    items: 100,
    orders: true,
    integrations: true,
    compared: { analytics: 'basicAnalytics', pos: true, reservations: false, help: 'priority' },
  },
  premium: {
    menus: null,
    items: null,
    orders: true,
    integrations: true,
    compared: { analytics: 'advancedAnalytics', pos: true, reservations: 'soon', help: 'always' },
  },
} as const satisfies Record<string, TierFacts>;

/** A tier: what a plan includes. */
export type SubscriptionTier = keyof typeof TABLE;

/** The tiers, the smallest first (product.md §20). */
export const SUBSCRIPTION_TIERS = codesOf(TABLE);

/** The tier without a subscription. */
export const FREE_TIER: SubscriptionTier = 'basic';

const FACTS: Readonly<Record<SubscriptionTier, TierFacts>> = TABLE;

/** What a tier includes. An unknown tier counts as free. */
export const tierFacts = (code: string): TierFacts =>
  FACTS[SUBSCRIPTION_TIERS.find((tier) => tier === code) ?? FREE_TIER];

/** The tiers with online orders. */
export const ORDERING_TIERS = SUBSCRIPTION_TIERS.filter((tier) => FACTS[tier].orders);
