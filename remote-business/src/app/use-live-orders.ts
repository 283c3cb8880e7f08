import { hasTier, useAuth } from '@tavolina/shared-api/auth';
import { followBusinessOrders } from '@tavolina/shared-api/client';
import { useQueryClient } from '@tavolina/shared-api/runtime';
import { useEffect, useState } from 'react';
import { ORDERS_KEY } from '../lib/orders-query.ts';

/** How often to ask while events do not arrive, in ms. */
const POLL_MS = 15_000;

/** Keeps all order screens up to date with one stream. Tells whether it is alive, and how many orders came in. */
export const useLiveOrders = () => {
  const client = useQueryClient();
  const takesOrders = useAuth((auth) => hasTier(auth.tier, 'standard'));
  const [isLive, setIsLive] = useState(true);
  const [arrived, setArrived] = useState(0);

  useEffect(() => {
    if (!takesOrders) return;
    const refresh = (): void => void client.invalidateQueries({ queryKey: ORDERS_KEY });
    return followBusinessOrders({
      onEvent: (event) => {
        if (event.type === 'order.placed') setArrived((count) => count + 1);
        refresh();
      },
      onLive: (live) => {
        setIsLive(live);
        if (live) refresh();
      },
    });
  }, [client, takesOrders]);

  useEffect(() => {
    if (isLive || !takesOrders) return;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: ORDERS_KEY }), POLL_MS);
    return () => clearInterval(timer);
  }, [client, isLive, takesOrders]);

  return { isLive, arrived };
};
