import { currentPlace } from '@tavolina/shared-api/auth';
import type { Connection } from '@tavolina/shared-api/client';
import { type BusinessOrderRow, isInKitchen } from '@tavolina/shared-api/contract';
import { useQuery, useQueryClient } from '@tavolina/shared-api/runtime';
import { KITCHEN_KEPT, keepData, keptData } from '@tavolina/shared-console/device/kept-data.ts';
import { orderingStateQuery } from '@tavolina/shared-console/orders/ordering-state-query.ts';
import { ordersQuery } from '@tavolina/shared-console/orders/orders-query.ts';
import { useEffect, useMemo, useState } from 'react';
import type { TicketLines } from './use-cancelled-tickets.ts';

/** Orders without contact data, which a device on the wall does not need. */
const ticketsOf = (orders: readonly BusinessOrderRow[], tickets: TicketLines): BusinessOrderRow[] =>
  orders
    .filter(({ id, status }) => isInKitchen(status) || Object.hasOwn(tickets, id))
    .map((order) => ({ ...order, customer_email: '', customer_phone: '' }));

/** What a query answered last, and when. */
interface Answered<T> {
  data: T | undefined;
  dataUpdatedAt: number;
}

/** Stores under a key what a query answered, and gives it back to the query if it has no answer without a connection. */
const useKeptAnswer = <T>(
  key: string,
  queryKey: readonly unknown[],
  { data, dataUpdatedAt }: Answered<T>,
  connection: Connection,
): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (data) keepData(key, { at: dataUpdatedAt, data });
  }, [key, data, dataUpdatedAt]);
  useEffect(() => {
    if (data || connection === 'up') return;
    const kept = keptData<T>(key);
    if (kept) client.setQueryData(queryKey, kept.data, { updatedAt: kept.at });
  }, [client, key, queryKey, data, connection]);
};

/**
 * Stores the kitchen's tickets on the device, and when orders for later move to the kitchen, and shows them if the page
 * opens without a connection (product.md §346).
 * @param tickets orders to store beside those that are to be made: cancelled and not seen yet (product.md §631)
 */
export const useKeptOrders = (
  { data, dataUpdatedAt }: Answered<BusinessOrderRow[]>,
  connection: Connection,
  tickets: TicketLines,
): void => {
  const [key] = useState(() => `${KITCHEN_KEPT}${currentPlace()}`);
  const kept = useMemo(() => data && ticketsOf(data, tickets), [data, tickets]);
  // Asked for where an order needs it.
  const ordering = useQuery({ ...orderingStateQuery, enabled: false });
  useKeptAnswer(key, ordersQuery.queryKey, { data: kept, dataUpdatedAt }, connection);
  useKeptAnswer(`${key}:ordering`, orderingStateQuery.queryKey, ordering, connection);
};
