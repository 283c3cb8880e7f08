import { getOrderingState } from '@tavolina/shared-api/client';
import type { OrderingState } from '@tavolina/shared-api/contract';
import { queryOptions, useMutation, useQueryClient } from '@tavolina/shared-api/runtime';

/** How often another device's changes are asked for, in ms. */
const REFRESH_MS = 60_000;

/** Whether the place is busy or takes no orders for a while; other devices may change it (product.md §303). */
export const orderingStateQuery = queryOptions({
  queryKey: ['ordering-state'],
  queryFn: ({ signal }) => getOrderingState(signal),
  refetchInterval: REFRESH_MS,
  refetchOnWindowFocus: 'always',
});

/** Changes whether the place is busy or paused. Of two presses in a row the later one holds. */
export const useChangeOrderingState = <Change>(change: (wanted: Change) => Promise<OrderingState>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    scope: { id: 'ordering-state' },
    // An answer that was asked for before the change must not hide it.
    onMutate: () => client.cancelQueries(orderingStateQuery),
    onSuccess: (state) => client.setQueryData(orderingStateQuery.queryKey, state),
  });
};
