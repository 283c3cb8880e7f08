import { getPlanUsage } from '@tavolina/shared-api/client';
import type { PlanUsage } from '@tavolina/shared-api/contract';
import { queryOptions } from '@tavolina/shared-api/runtime';
import { MENUS_KEY } from '@tavolina/shared-console/place/menus-query.ts';

/** What the business has of what its plan allows; among the menus, because what changes them changes it. */
export const planUsageQuery = queryOptions({
  queryKey: [...MENUS_KEY, 'usage'],
  queryFn: ({ signal }) => getPlanUsage(signal),
});

/**
 * How many menus a plan allows that has no room for a further one; undefined where there is room, or where it is not known:
 * the server still says when a plan is full (product.md §20).
 */
export const fullAt = (usage: PlanUsage | undefined): number | undefined => {
  const { used = 0, limit = null } = usage?.menus ?? {};
  return limit !== null && used >= limit ? limit : undefined;
};
