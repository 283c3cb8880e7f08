import { listRestaurants, type RestaurantQuery } from '@tavolina/shared-api/client';
import { PAGE_SIZES } from '@tavolina/shared-api/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tavolina/shared-api/runtime';
import { type Filters, toQuery } from '../../lib/filters/filters.ts';

const restaurantsQuery = (query: RestaurantQuery) =>
  queryOptions({
    queryKey: ['restaurants', query],
    queryFn: ({ signal }) => listRestaurants(query, signal),
    placeholderData: keepPreviousData,
  });

/** One page of places; the page before stays until the next has arrived. */
export const useRestaurants = (filters: Filters, page: number) =>
  useQuery(restaurantsQuery(toQuery(filters, page, PAGE_SIZES.restaurants) as RestaurantQuery));
