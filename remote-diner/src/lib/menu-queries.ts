import { ApiError, findDishes, getExchangeRates, getPublicMenu } from '@tavolina/shared-api/client';
import { isWrittenIn } from '@tavolina/shared-api/contract';
import { queryOptions } from '@tavolina/shared-api/runtime';
import { autoRetry } from './auto-retry.ts';
import type { LiveMenus } from './pricing/line-now.ts';
import { type Wanted, wantedNow } from './reading/reading-store.ts';

/** A menu as diners see it, with translations into the language that they want to read (product.md §427). */
export const menuQuery = (id: string, { language, page }: Wanted = wantedNow()) =>
  queryOptions({
    queryKey: ['menu', id, language, page],
    queryFn: async ({ signal }) => {
      const menu = await getPublicMenu(id, signal, language);
      const isOther = language !== page && !isWrittenIn(menu, language) && isWrittenIn(menu, page);
      return isOther ? getPublicMenu(id, signal, page) : menu;
    },
    // In another language it is the same menu, which stays until that has come.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });

/** Dishes of a menu that the server's search finds, nothing without words (product.md §309). */
export const dishesQuery = (id: string, q: string) =>
  queryOptions({
    queryKey: ['menu-dishes', id, q],
    queryFn: ({ signal }) => findDishes(id, q, signal),
    enabled: q !== '',
    retry: false,
    staleTime: 60_000,
    ...autoRetry,
  });

/** Every menu a cart has dishes of. One that is gone is an answer, not a failure. */
export const cartMenusQuery = (ids: readonly string[], wanted: Wanted = wantedNow()) =>
  queryOptions({
    queryKey: ['cart-menus', wanted.language, wanted.page, ...ids],
    queryFn: async ({ client }): Promise<LiveMenus> =>
      new Map(
        await Promise.all(
          ids.map(async (id) => {
            const menu = await client.fetchQuery(menuQuery(id, wanted)).catch((error: unknown) => {
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
