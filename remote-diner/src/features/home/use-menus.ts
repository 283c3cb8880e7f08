import { listMenus, type MenuQuery } from '@tavolina/shared-api/client';
import { type Filters, listQueryOf } from '@tavolina/shared-api/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tavolina/shared-api/runtime';

/** One page of menus. */
export const menusQuery = (filters: Filters, page: number) => {
  const query = listQueryOf('menus', filters, page) as MenuQuery;
  return queryOptions({ queryKey: ['menus', query], queryFn: ({ signal }) => listMenus(query, signal) });
};

/** One page of menus; the page before stays until the next has arrived. */
export const useMenus = (filters: Filters, page: number) =>
  useQuery({ ...menusQuery(filters, page), placeholderData: keepPreviousData });
