import { listMyPlaces } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** The places that the owner works for, the first one first (product.md §155). They go stale with the profile, whose name they have. */
export const placesQuery = queryOptions({
  queryKey: ['profile', 'places'],
  queryFn: ({ signal }) => listMyPlaces(signal),
  staleTime: 300_000,
});
