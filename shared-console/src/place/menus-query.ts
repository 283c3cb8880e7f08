import { getOwnMenu, listMyMenus, serverNow } from '@tavolina/shared-api/client';
import type { Menu } from '@tavolina/shared-api/contract';
import { queryOptions } from '@tavolina/shared-api/runtime';
import { menuItems } from './menu-items.ts';

/** Everything that is known of the business's menus. */
export const MENUS_KEY = ['own-menus'];

/** The business's menus, drafts included. */
export const myMenusQuery = queryOptions({
  queryKey: [...MENUS_KEY, 'list'],
  queryFn: ({ signal }) => listMyMenus(signal),
});

/** Between the ends of clocks that differ, and between asks where the server's is behind, in ms. */
const SLACK_MS = 2_000;
const AGAIN_MS = 60_000;

/**
 * In how many ms the first item or option of a menu is to be had again, when the menu is asked for again (product.md §61): the server
 * says whether it is. False where none comes back by itself.
 */
const untilSomethingIsBack = (menu: Menu | undefined): number | false => {
  const options = menu?.option_groups?.flatMap((group) => group.options) ?? [];
  const ends = [...(menu ? menuItems(menu) : []), ...options].flatMap(({ sold_out }) =>
    sold_out?.until ? Date.parse(sold_out.until) : [],
  );
  if (ends.length === 0) return false;
  const left = Math.min(...ends) - serverNow();
  return left > 0 ? left + SLACK_MS : AGAIN_MS;
};

const isCounted = (menu: Menu): boolean =>
  [...menuItems(menu), ...(menu.option_groups?.flatMap(({ options }) => options) ?? [])].some(
    ({ stock }) => stock !== undefined,
  );

/** Menus of which something is counted, so that an order changes what is shown of them. */
export const countedMenus = {
  queryKey: MENUS_KEY,
  predicate: ({ state: { data } }: { state: { data: unknown } }): boolean =>
    typeof data === 'object' && data !== null && 'sections' in data && isCounted(data as Menu),
};

/** One menu as its owner sees it. */
export const ownMenuQuery = (id: string) =>
  queryOptions({
    queryKey: [...MENUS_KEY, id],
    queryFn: ({ signal }) => getOwnMenu(id, signal),
    refetchInterval: ({ state }) => untilSomethingIsBack(state.data),
  });
