import { planPriceChanges } from '@tavolina/shared-api/client';
import type { PriceChange } from '@tavolina/shared-api/contract';
import { useQueryClient } from '@tavolina/shared-api/runtime';
import { comingPricesQuery } from './coming-prices-query.ts';

type Changes = Parameters<typeof planPriceChanges>[1];

/** Plans prices of a menu, and shows everywhere what comes then. */
export const usePlanPrices = (menuId: string): ((changes: Changes) => Promise<PriceChange[]>) => {
  const client = useQueryClient();
  return async (changes) => {
    const coming = await planPriceChanges(menuId, changes);
    client.setQueryData(comingPricesQuery(menuId).queryKey, coming);
    return coming;
  };
};
