import { listRestaurants, type RestaurantQuery } from '@tavolina/shared-api/client';
import { type Filters, listQueryOf } from '@tavolina/shared-api/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tavolina/shared-api/runtime';

/** One page of places. */
export const restaurantsQuery = (filters: Filters, page: number) => {
  const query = listQueryOf('restaurants', filters, page) as RestaurantQuery;
  return queryOptions({
    queryKey: ['restaurants', query],
    queryFn: ({ signal }) => listRestaurants(query, signal),
  });
};

/** One page of places; the page before stays until the next has arrived. */
export const useRestaurants = (filters: Filters, page: number) =>
  useQuery({ ...restaurantsQuery(filters, page), placeholderData: keepPreviousData });
