import { delayOrder } from '@tavolina/shared-api/client';
import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient } from '@tavolina/shared-api/runtime';
import { ORDERS_KEY, orderQuery } from '@tavolina/shared-console/orders/orders-query.ts';

/**
 * Promises an order ten minutes later (product.md §291), from the promise that was shown; every view of the orders is
 * asked for again.
 */
export const useDelayOrder = ({ id, version }: Pick<BusinessOrderRow, 'id' | 'version'>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (_shown: BusinessOrderRow['promised_at']) => delayOrder(id, version),
    onSuccess: (order) => client.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
};
