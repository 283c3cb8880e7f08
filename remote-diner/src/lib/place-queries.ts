import { getPlace } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** A place with all that its page says of it. */
export const placeQuery = (slug: string) =>
  queryOptions({ queryKey: ['place', slug], queryFn: ({ signal }) => getPlace(slug, signal) });
