import { currentPlace } from '@tavolina/shared-api/auth';
import type { Connection } from '@tavolina/shared-api/client';
import { type BusinessOrderRow, isBeingMade } from '@tavolina/shared-api/contract';
import { useQueryClient } from '@tavolina/shared-api/runtime';
import { useEffect, useState } from 'react';
import { KITCHEN_KEPT, keepData, keptData } from '../../lib/kept-data.ts';
import { ordersQuery } from '../../lib/orders-query.ts';

/** Orders without contact data, which a device on the wall does not need. */
const tickets = (orders: readonly BusinessOrderRow[]): BusinessOrderRow[] =>
  orders
    .filter(({ status }) => isBeingMade(status))
    .map((order) => ({ ...order, customer_email: '', customer_phone: '' }));

/** Stores the kitchen's tickets on the device, and shows them if the page opens without a connection (product.md §346). */
export const useKeptOrders = (
  orders: readonly BusinessOrderRow[] | undefined,
  knownAt: number,
  connection: Connection,
): void => {
  const client = useQueryClient();
  const [key] = useState(() => `${KITCHEN_KEPT}${currentPlace()}`);
  useEffect(() => {
    if (orders) keepData(key, { at: knownAt, data: tickets(orders) });
  }, [key, orders, knownAt]);
  useEffect(() => {
    if (orders || connection === 'up') return;
    const kept = keptData<BusinessOrderRow[]>(key);
    if (kept) client.setQueryData(ordersQuery.queryKey, kept.data, { updatedAt: kept.at });
  }, [client, key, orders, connection]);
};
