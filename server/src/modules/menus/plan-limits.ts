import type { PlanUsage } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { PLAN_LIMITS, tierOf } from '../subscriptions/subscriptions-service.ts';
import { countMenus } from './menus-repository.ts';

/** What a business has of what its plan allows. */
export const planUsageOf = async (client: Queryable, businessId: string, now: Date): Promise<PlanUsage> => {
  const tier = await tierOf(client, businessId, now);
  const counts = await countMenus(client, businessId);
  const usage = (kind: 'menus' | 'items') => ({ used: counts[kind], limit: PLAN_LIMITS[tier][kind] });
  return { tier, menus: usage('menus'), items: usage('items') };
};

/**
 * Refuses what would go beyond the plan (product.md §20). What is there already stays, even above the limit of a smaller
 * plan. It holds for parallel requests after `lockMenus`; before, it only saves work in vain.
 * @param growth how many menus and items are added; below zero for fewer
 * @throws {ApiFailure} `plan_limit_reached`
 */
export const refuseBeyondPlan = async (
  client: Queryable,
  businessId: string,
  growth: { menus: number; items: number },
  now: Date,
): Promise<void> => {
  const usage = await planUsageOf(client, businessId, now);
  for (const kind of ['menus', 'items'] as const) {
    const { used, limit } = usage[kind];
    if (limit !== null && growth[kind] > 0 && used + growth[kind] > limit)
      throw new ApiFailure('plan_limit_reached', { limit: { of: kind, count: limit } });
  }
};
