import { followCustomerOrder } from '@tavolina/shared-api/client';
import type { CustomerOrder } from '@tavolina/shared-api/contract';
import { useConnection, useQuery, useQueryClient } from '@tavolina/shared-api/runtime';
import { useEffect, useState } from 'react';
import { customerOrderQuery } from '../../lib/customer-order-query.ts';

/** How often to ask while changes do not arrive by themselves, in ms. */
const POLL_MS = 15_000;

/**
 * A diner's order, kept up to date: by live events, and by asking while those are lost or after a look that failed, which
 * no further event may follow (product.md §606).
 */
export const useLiveOrder = (id: string, email: string) => {
  const client = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  // Once the server answers again, the page asks at once.
  const isAway = useConnection() !== 'up';
  const { data, error, isFetching, refetch } = useQuery({
    ...customerOrderQuery(id, email),
    refetchInterval: ({ state }) =>
      (isLive && state.status !== 'error') || isAway || state.data === undefined ? false : POLL_MS,
  });
  const isFound = data !== undefined;
  useEffect(() => {
    if (!isFound) return;
    const refresh = (): void => void client.invalidateQueries(customerOrderQuery(id, email));
    return followCustomerOrder(id, email, {
      onEvent: refresh,
      onLive: (live) => {
        setIsLive(live);
        // What happened while nobody listened.
        if (live) refresh();
      },
    });
  }, [client, id, email, isFound]);
  return {
    data,
    error,
    isFetching,
    refetch,
    /** Takes over what an answer said of the order; without one asks again. */
    change: (part?: Partial<CustomerOrder>): void => {
      if (part)
        client.setQueryData(
          customerOrderQuery(id, email).queryKey,
          (order) => order && { ...order, ...part },
        );
      else void client.invalidateQueries(customerOrderQuery(id, email));
    },
  };
};
