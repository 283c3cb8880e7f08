import { currentPlace } from '@tavolina/shared-api/auth';
import { type BusinessOrderRow, isCancelled, isInKitchen } from '@tavolina/shared-api/contract';
import { KITCHEN_KEPT, keepData, keptData } from '@tavolina/shared-console/device/kept-data.ts';
import { cancellationMark } from '@tavolina/shared-console/orders/seen-mark.ts';
import { useSeenOrders } from '@tavolina/shared-console/orders/use-seen-orders.ts';
import { useEffect, useState } from 'react';
import { leftAt } from './kitchen-orders.ts';

/** The lines of orders, by order: those of one that has ended are in no answer any more. */
export type TicketLines = Readonly<Record<string, BusinessOrderRow['lines']>>;

/**
 * Orders that were cancelled while they were on this screen to be made, until somebody here has seen it (product.md §631).
 * The device keeps what was on it, so that an outage or a reload hides no cancellation.
 * @param shown the orders to make that are on the screen
 * @param busyIds orders that are changed from here: one that is refused as ready was still to be made
 */
export const useCancelledTickets = (
  orders: readonly BusinessOrderRow[] | undefined,
  shown: readonly BusinessOrderRow[],
  busyIds: ReadonlySet<string>,
): {
  cancelled: BusinessOrderRow[];
  /** Orders that were on the screen and did not leave the kitchen, nor were seen to be cancelled. */
  tickets: TicketLines;
  see: (order: BusinessOrderRow) => void;
} => {
  const [place] = useState(currentPlace);
  const key = `${KITCHEN_KEPT}${place}:tickets`;
  const { seen, add } = useSeenOrders(place);
  const [tickets, setTickets] = useState(() => keptData<TicketLines>(key)?.data ?? {});
  const markOf = (order: BusinessOrderRow): string => cancellationMark(order.id, leftAt(order));

  const known = (orders ?? [])
    .filter(({ id }) => Object.hasOwn(tickets, id))
    .map((order) => ({ ...order, lines: order.lines ?? tickets[order.id] }));
  const cancelled = known.filter((order) => isCancelled(order.status) && !seen.includes(markOf(order)));
  const open = known.filter(({ id, status }) => isInKitchen(status) || busyIds.has(id));
  const next = orders
    ? Object.fromEntries([...shown, ...open, ...cancelled].map(({ id, lines = [] }) => [id, lines]))
    : tickets;
  const text = JSON.stringify(next);
  useEffect(() => {
    const data = JSON.parse(text) as TicketLines;
    keepData(key, { at: Date.now(), data });
    setTickets(data);
  }, [key, text]);

  return { cancelled, tickets, see: (order) => add([markOf(order)]) };
};
