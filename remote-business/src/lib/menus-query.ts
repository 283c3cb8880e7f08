import { getOwnMenu, listMyMenus } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** Everything that is known of the business's menus. */
export const MENUS_KEY = ['own-menus'];

/** The business's menus, drafts included. */
export const myMenusQuery = queryOptions({
  queryKey: [...MENUS_KEY, 'list'],
  queryFn: ({ signal }) => listMyMenus(signal),
});

/** One menu as its owner sees it. */
export const ownMenuQuery = (id: string) =>
  queryOptions({ queryKey: [...MENUS_KEY, id], queryFn: ({ signal }) => getOwnMenu(id, signal) });
