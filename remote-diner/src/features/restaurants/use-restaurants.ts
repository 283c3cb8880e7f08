import { listRestaurants, type RestaurantQuery } from '@tavolina/shared-api/client';
import { type Filters, listQuery, PAGE_SIZES } from '@tavolina/shared-api/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tavolina/shared-api/runtime';

const restaurantsQuery = (query: RestaurantQuery) =>
  queryOptions({
    queryKey: ['restaurants', query],
    queryFn: ({ signal }) => listRestaurants(query, signal),
    placeholderData: keepPreviousData,
  });

/** One page of places; the page before stays until the next has arrived. */
export const useRestaurants = (filters: Filters, page: number) =>
  useQuery(restaurantsQuery(listQuery(filters, page, PAGE_SIZES.restaurants) as RestaurantQuery));
