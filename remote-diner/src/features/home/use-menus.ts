import { listMenus, type MenuQuery } from '@tavolina/shared-api/client';
import { type Filters, listQuery, PAGE_SIZES } from '@tavolina/shared-api/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tavolina/shared-api/runtime';

const menusQuery = (query: MenuQuery) =>
  queryOptions({
    queryKey: ['menus', query],
    queryFn: ({ signal }) => listMenus(query, signal),
    placeholderData: keepPreviousData,
  });

/** One page of menus; the page before stays until the next has arrived. */
export const useMenus = (filters: Filters, page: number) =>
  useQuery(menusQuery(listQuery(filters, page, PAGE_SIZES.home) as MenuQuery));
