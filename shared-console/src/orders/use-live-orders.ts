import { followBusinessOrders } from '@tavolina/shared-api/client';
import type { BusinessOrderRow, OrderEvent } from '@tavolina/shared-api/contract';
import { useQueryClient } from '@tavolina/shared-api/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAcceptsOrders } from '../place/accepts-orders.ts';
import { countedMenus } from '../place/menus-query.ts';
import type { Freshness } from './fresh-orders-context.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { ORDERS_KEY, ordersQuery } from './orders-query.ts';
import { useFreshOrders } from './use-fresh-orders.ts';

/** How often to ask while events do not arrive, and for what could not be loaded, in ms. */
export const POLL_MS = 15_000;

/**
 * Keeps all order screens up to date with one stream, or by asking while there is none. Tells whether it is alive and
 * which orders arrived or changed a moment ago (product.md §193).
 */
export const useLiveOrders = ({
  onArrival,
  onUnanswered,
}: {
  onArrival: (orderId: string) => void;
  /** An order has waited too long for an answer (product.md §292). */
  onUnanswered: (orderId: string) => void;
}) => {
  const client = useQueryClient();
  const acceptsOrders = useAcceptsOrders();
  const [isLive, setIsLive] = useState(true);
  const { fresh, mark } = useFreshOrders();

  /** Undefined for what this window did itself: the list has held it since the press. */
  const newsOf = ({ type, order_id, status }: OrderEvent): Freshness | undefined => {
    if (type === 'order.placed') return 'new';
    const orders = client.getQueryData<BusinessOrderRow[]>(ordersQuery.queryKey);
    const known = orders?.find(({ id }) => id === order_id);
    return known && known.status !== status ? 'changed' : undefined;
  };
  const handleEvent = useEffectEvent((event: OrderEvent): void => {
    mark(event.order_id, newsOf(event));
    if (event.type === 'order.placed') onArrival(event.order_id);
    if (event.type === 'order.unanswered') onUnanswered(event.order_id);
  });

  useEffect(() => {
    if (!acceptsOrders) return;
    // Orders take of what is counted (product.md §436).
    const read = () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ORDERS_KEY }),
        client.invalidateQueries(countedMenus),
      ]);
    // On a slow network events come faster than the list: if each began to read it anew, none would finish
    // (product.md §637).
    const readAfterEvent = oneAfterAnother(read);
    return followBusinessOrders({
      onEvent: (event) => {
        handleEvent(event);
        readAfterEvent();
      },
      onLive: (live) => {
        setIsLive(live);
        // What is under way may hang in the connection that was lost.
        if (live) void read();
      },
    });
  }, [client, acceptsOrders]);

  useEffect(() => {
    if (!acceptsOrders) return;
    // Beside live events only what could not be loaded, because none may follow (product.md §606).
    const predicate = ({ state }: { state: { status: string } }) => !isLive || state.status === 'error';
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: ORDERS_KEY, predicate }),
      POLL_MS,
    );
    return () => clearInterval(timer);
  }, [client, isLive, acceptsOrders]);

  // A place without orders needs no connection, e.g. while its plan is not known yet.
  return { isLive: isLive || !acceptsOrders, fresh };
};
