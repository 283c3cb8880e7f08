import { collectOrder } from '@tavolina/shared-api/client';
import type { BusinessOrderRow, CollectionMethod } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient } from '@tavolina/shared-api/runtime';
import { ORDERS_KEY, orderQuery } from '@tavolina/shared-console/orders/orders-query.ts';

/** Says how an order was paid at the restaurant, or takes that back; every view of the orders is asked for again. */
export const useCollectOrder = ({ id }: Pick<BusinessOrderRow, 'id'>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (by: CollectionMethod | null) => collectOrder(id, by),
    onSuccess: (order) => client.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
};
