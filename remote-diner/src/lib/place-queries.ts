import { getPlace } from '@tavolina/shared-api/client';
import { type PlacePage, reviewsQuery } from '@tavolina/shared-api/contract';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** A place with all that its page says of it, and a page of its reviews. */
export const placeQuery = (slug: string, reviews: number) => ({
  ...queryOptions({
    queryKey: ['place', slug, reviews],
    queryFn: ({ signal }) => getPlace(slug, reviewsQuery(reviews), signal),
  }),
  // The rest of the page stays while other reviews come.
  placeholderData: (before: PlacePage | undefined) => (before?.slug === slug ? before : undefined),
});
