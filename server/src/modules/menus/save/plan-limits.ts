import { type PlanUsage, tierFacts } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Limited } from '../../../platform/http/messages/limit.ts';
import { tierOf } from '../../subscriptions/subscriptions-service.ts';
import { countMenus } from '../menus-repository.ts';

/** What a business has of what its plan allows. */
export const planUsageOf = async (
  client: Queryable,
  businessId: string,
  now: Date,
): Promise<Omit<PlanUsage, 'trial_available'>> => {
  const tier = await tierOf(client, businessId, now);
  const counts = await countMenus(client, businessId);
  const usage = (kind: Limited) => ({ used: counts[kind], limit: tierFacts(tier)[kind] });
  return { tier, menus: usage('menus'), items: usage('items') };
};

/**
 * What a growth would have beyond the plan: the limit, and how much too much it is; undefined where it fits.
 * @param growth how many menus and items are added; below zero for fewer
 */
export const beyondPlan = async (
  client: Queryable,
  businessId: string,
  growth: { menus: number; items: number },
  now: Date,
): Promise<{ limit: { of: Limited; count: number }; excess: number } | undefined> => {
  const usage = await planUsageOf(client, businessId, now);
  for (const kind of ['menus', 'items'] as const) {
    const { used, limit } = usage[kind];
    if (limit !== null && growth[kind] > 0 && used + growth[kind] > limit)
      return { limit: { of: kind, count: limit }, excess: used + growth[kind] - limit };
  }
  return undefined;
};

/**
 * Refuses what would go beyond the plan (product.md §20). What is there already stays, even above the limit of a smaller
 * plan. It holds for parallel requests after `lockMenus`; before, it only saves work in vain.
 * @param growth as `beyondPlan` has it
 * @throws {ApiFailure} `plan_limit_reached`
 */
export const refuseBeyondPlan = async (
  client: Queryable,
  businessId: string,
  growth: { menus: number; items: number },
  now: Date,
): Promise<void> => {
  const beyond = await beyondPlan(client, businessId, growth, now);
  if (beyond) throw new ApiFailure('plan_limit_reached', { limit: beyond.limit });
};
