import { ApiError, findDishes, getExchangeRates, getPublicMenu } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';
import type { LiveMenus } from './pricing/price-cart.ts';

/** A menu as diners see it. */
export const menuQuery = (id: string) =>
  queryOptions({ queryKey: ['menu', id], queryFn: ({ signal }) => getPublicMenu(id, signal) });

/** Dishes of a menu that the server's search finds, nothing without words (product.md §309). */
export const dishesQuery = (id: string, q: string) =>
  queryOptions({
    queryKey: ['menu-dishes', id, q],
    queryFn: ({ signal }) => findDishes(id, q, signal),
    enabled: q !== '',
    retry: false,
    staleTime: 60_000,
  });

/** Every menu a cart has dishes of. One that is gone is an answer, not a failure. */
export const cartMenusQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['cart-menus', ...ids],
    queryFn: async ({ client }): Promise<LiveMenus> =>
      new Map(
        await Promise.all(
          ids.map(async (id) => {
            const menu = await client.fetchQuery(menuQuery(id)).catch((error: unknown) => {
              if (error instanceof ApiError && error.status === 404) return null;
              throw error;
            });
            return [id, menu] as const;
          }),
        ),
      ),
  });

/** Rates by which prices are shown in other currencies. */
export const ratesQuery = queryOptions({
  queryKey: ['exchange-rates'],
  queryFn: ({ signal }) => getExchangeRates(signal),
  staleTime: 300_000,
});
