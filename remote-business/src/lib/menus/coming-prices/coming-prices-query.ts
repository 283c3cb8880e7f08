import { getPriceChanges } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';
import { MENUS_KEY } from '@tavolina/shared-console/place/menus-query.ts';

/** Prices of a menu that come on a day (product.md §470). */
export const comingPricesQuery = (menuId: string) =>
  queryOptions({
    queryKey: [...MENUS_KEY, menuId, 'coming-prices'],
    queryFn: ({ signal }) => getPriceChanges(menuId, signal),
  });
