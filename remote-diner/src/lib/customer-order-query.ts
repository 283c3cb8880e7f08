import { getCustomerOrder } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** An order as its diner sees it, asked for again wherever it is shown. */
export const customerOrderQuery = (id: string, email: string) =>
  queryOptions({
    queryKey: ['customer-order', id, email],
    queryFn: ({ signal }) => getCustomerOrder(id, email, signal),
    staleTime: 0,
  });
