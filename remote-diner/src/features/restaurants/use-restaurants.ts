import { listRestaurants, type RestaurantQuery } from '@tavolina/shared-api/client';
import { type Filters, listQuery, PAGE_SIZES, RESTAURANT_SORTS } from '@tavolina/shared-api/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tavolina/shared-api/runtime';

/** One page of places. */
export const restaurantsQuery = (filters: Filters, page: number) => {
  const query = listQuery(filters, page, PAGE_SIZES.restaurants, RESTAURANT_SORTS) as RestaurantQuery;
  return queryOptions({
    queryKey: ['restaurants', query],
    queryFn: ({ signal }) => listRestaurants(query, signal),
  });
};

/** One page of places; the page before stays until the next has arrived. */
export const useRestaurants = (filters: Filters, page: number) =>
  useQuery({ ...restaurantsQuery(filters, page), placeholderData: keepPreviousData });
