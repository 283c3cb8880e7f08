import { listTables } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** The tables of the business with the codes on them. */
export const tablesQuery = queryOptions({
  queryKey: ['tables'],
  queryFn: ({ signal }) => listTables(signal),
});
