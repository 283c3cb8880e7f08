import { listKeys } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** Keys of the place for its tills. */
export const keysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => listKeys(signal),
});
