import { listRestaurants, type RestaurantQuery } from '@tavolina/shared-api/client';
import { type Filters, type Location, type PlacesView, placesQueryOf } from '@tavolina/shared-api/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tavolina/shared-api/runtime';
import { autoRetry, useRetriedQuery } from '../../lib/auto-retry.ts';
import { useNear } from '../../lib/near/near-store.ts';
import { withLocation } from '../../lib/near/with-location.ts';

/** The places of one page of cards, or those of the map; with how far they are from a location. */
export const restaurantsQuery = (
  filters: Filters,
  page: number,
  view: PlacesView,
  location: Location | null,
) => {
  const query = withLocation(placesQueryOf(filters, page, view), location) as RestaurantQuery;
  return queryOptions({
    queryKey: ['restaurants', query],
    queryFn: ({ signal }) => listRestaurants(query, signal),
  });
};

/** The places to show; those from before stay until they have arrived. */
export const useRestaurants = (filters: Filters, page: number, view: PlacesView) => {
  const location = useNear((near) => near.location);
  const query = restaurantsQuery(filters, page, view, location);
  return useRetriedQuery(useQuery({ ...query, ...autoRetry, placeholderData: keepPreviousData }));
};
