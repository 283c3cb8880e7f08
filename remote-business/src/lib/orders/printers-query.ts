import { listPrinters } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** Printers of the place that ask for their tickets (product.md §369). */
export const printersQuery = queryOptions({
  queryKey: ['printers'],
  queryFn: ({ signal }) => listPrinters(signal),
});
