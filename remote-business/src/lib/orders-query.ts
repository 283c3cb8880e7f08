import { getBusinessOrder, getProfile, listBusinessOrders } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** Everything that is known of the business's orders; live events make it old. */
export const ORDERS_KEY = ['business-orders'];

/** The business's orders. */
export const ordersQuery = queryOptions({
  queryKey: [...ORDERS_KEY, 'list'],
  queryFn: ({ signal }) => listBusinessOrders(signal),
});

/** One order of the business. */
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: [...ORDERS_KEY, id], queryFn: ({ signal }) => getBusinessOrder(id, signal) });

/** Who is signed in. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => getProfile(signal),
  staleTime: 300_000,
});
