import {
  FREE_TIER,
  type Language,
  LIMITS,
  type Plan,
  type Subscription,
  type SubscriptionTier,
  tierFacts,
  toDecimal,
} from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { formatLimit, type Limited } from '../../platform/http/messages/limit.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { PLAN_PRICES, type PlanPrice, planPrice } from './plans.ts';
import { findSubscription } from './subscriptions-repository.ts';

const textsOf = (tier: SubscriptionTier, language: Language): Pick<Plan, 'description' | 'features'> => {
  const t = textsIn(language);
  const limit = (of: Limited): string | undefined => {
    const count = tierFacts(tier)[of];
    return count === null ? undefined : formatLimit(language, of, count);
  };
  const limits = { menus: limit('menus'), items: limit('items') };
  return {
    description: t(`plans.${tier}.description`),
    features: t(`plans.${tier}.features`, { ...limits, returnObjects: true }),
  };
};

const limitsOf = (tier: SubscriptionTier): Plan['limits'] => {
  const { menus, items } = tierFacts(tier);
  return { menus, items };
};

const presentPlan = (price: PlanPrice, language: Language): Plan => ({
  id: price.id,
  name: price.name,
  price: toDecimal(price.priceMinor),
  interval: price.interval,
  ...textsOf(price.tier, language),
  trial_days: price.tier === FREE_TIER ? 0 : LIMITS.trialDays,
  product: price.tier,
  tier: price.tier,
  limits: limitsOf(price.tier),
  available: price.available,
});

/** Every plan, grouped by product, with texts in the caller's language. */
export const listPlans = (language: Language): Record<string, Plan[]> => {
  const groups: Record<string, Plan[]> = {};
  for (const price of PLAN_PRICES) {
    groups[price.tier] = [...(groups[price.tier] ?? []), presentPlan(price, language)];
  }
  return groups;
};

/**
 * A business's subscription at its billed price (product.md §81). A business without one may still have a
 * trial.
 * @throws {ApiFailure} `not_found` for a business that was always on the free plan
 */
export const subscriptionOf = async (database: Queryable, businessId: string): Promise<Subscription> => {
  const row = await findSubscription(database, businessId);
  if (!row) throw new ApiFailure('not_found');
  const { name, priceMinor, interval } = planPrice(row.plan_id);
  return {
    plan_name: name,
    tier: row.tier,
    price: toDecimal(row.price_minor ?? priceMinor),
    interval,
    status: row.status,
    cancel_at_period_end: row.cancel_at_period_end,
    current_period_start: row.current_period_start.toISOString(),
    current_period_end: row.current_period_end.toISOString(),
    trial_available: false,
    card: row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
  };
};
