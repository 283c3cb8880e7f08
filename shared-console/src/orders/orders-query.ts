import { getBusinessOrder, listBusinessOrders } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** Everything that is known of the business's orders; live events make it old. */
export const ORDERS_KEY = ['business-orders'];

/** All lists of the business's orders. */
export const ORDER_LISTS_KEY = [...ORDERS_KEY, 'list'];

/** The business's newest orders (product.md §80). */
export const ordersQuery = queryOptions({
  queryKey: [...ORDER_LISTS_KEY, 'newest'],
  queryFn: ({ signal }) => listBusinessOrders(signal),
});

/** The business's orders of a day in Tirana, `YYYY-MM-DD`, however long ago. */
export const ordersOfDayQuery = (day: string) =>
  queryOptions({
    queryKey: [...ORDER_LISTS_KEY, day],
    queryFn: ({ signal }) => listBusinessOrders(signal, { from: day, until: day }),
  });

/** One order of the business. */
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: [...ORDERS_KEY, id], queryFn: ({ signal }) => getBusinessOrder(id, signal) });
