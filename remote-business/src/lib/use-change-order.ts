import { updateOrder } from '@tavolina/shared-api/client';
import type { BusinessOrderRow, OrderStatus } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient } from '@tavolina/shared-api/runtime';
import { ORDERS_KEY, orderQuery, ordersQuery } from './orders-query.ts';

/** What is changed of an order; `version` is the state the owner looked at. */
export interface OrderChange {
  id: string;
  status: OrderStatus;
  notes?: string;
  version: number;
}

/** Changes an order: shown at once in the list, and taken back when the server refuses. */
export const useChangeOrder = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...change }: OrderChange) => updateOrder(id, change),
    onMutate: async ({ id, status }) => {
      await client.cancelQueries(ordersQuery);
      const before = client.getQueryData<BusinessOrderRow[]>(ordersQuery.queryKey);
      client.setQueryData<BusinessOrderRow[]>(ordersQuery.queryKey, (orders) =>
        orders?.map((order) => (order.id === id ? { ...order, status } : order)),
      );
      return { before };
    },
    onError: (_error, _change, context) => {
      if (context?.before) client.setQueryData(ordersQuery.queryKey, context.before);
    },
    onSuccess: (order) => client.setQueryData(orderQuery(order.id).queryKey, order),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
};
