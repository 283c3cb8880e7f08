import { listMenus, type MenuQuery } from '@tavolina/shared-api/client';
import { type Filters, type Location, listQueryOf } from '@tavolina/shared-api/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tavolina/shared-api/runtime';
import { autoRetry, useRetriedQuery } from '../../lib/auto-retry.ts';
import { useNear } from '../../lib/near/near-store.ts';
import { withLocation } from '../../lib/near/with-location.ts';

/** One page of menus, with how far their places are from a location. */
export const menusQuery = (filters: Filters, page: number, location: Location | null) => {
  const query = withLocation(listQueryOf('menus', filters, page), location) as MenuQuery;
  return queryOptions({ queryKey: ['menus', query], queryFn: ({ signal }) => listMenus(query, signal) });
};

/** One page of menus; the page before stays until the next has arrived. */
export const useMenus = (filters: Filters, page: number) => {
  const location = useNear((near) => near.location);
  const query = menusQuery(filters, page, location);
  return useRetriedQuery(useQuery({ ...query, ...autoRetry, placeholderData: keepPreviousData }));
};
