import { useLocation, useQuery } from '@tavolina/shared-api/runtime';
import { useEffect, useRef, useState } from 'react';
import { ordersQuery } from '../lib/orders-query.ts';
import { PATHS } from '../lib/paths.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { isUnanswered } from '../lib/waiting.ts';
import { useSeenOrders } from './use-seen-orders.ts';

/** In session storage, so that reloading the page silences nothing. */
const KEY = 'tavolina-unseen-orders';

const readKept = (): readonly string[] =>
  (readStored('sessionStorage', KEY) ?? '').split(' ').filter(Boolean);

/**
 * Orders that arrived while this window was open and that nobody has looked at on this device (product.md §67): opening
 * one, taking it a step further from anywhere, or `see` ends that, in all its windows.
 */
export const useUnseenOrders = (acceptsOrders: boolean): { unseen: readonly string[]; see: () => void } => {
  const { data: orders } = useQuery({ ...ordersQuery, enabled: acceptsOrders });
  const { pathname } = useLocation();
  const [arrived, setArrived] = useState(readKept);
  const [seen, addSeen] = useSeenOrders();
  const known = useRef<ReadonlySet<string>>(undefined);

  useEffect(() => {
    if (!orders) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...orders.map(({ id }) => id)]);
    // What was there when the window opened is no arrival.
    const added = before ? orders.filter(({ id }) => !before.has(id)).map(({ id }) => id) : [];
    if (added.length > 0) setArrived((ids) => [...ids, ...added]);
  }, [orders]);

  const waiting = new Set(orders?.filter(isUnanswered).map(({ id }) => id));
  const openId = orders?.find(({ id }) => pathname === PATHS.order(id))?.id;
  const unseen = arrived.filter((id) => waiting.has(id) && !seen.includes(id) && id !== openId);
  const list = unseen.join(' ');
  useEffect(() => {
    if (orders) writeStored('sessionStorage', KEY, list);
  }, [list, orders]);
  useEffect(() => {
    if (openId && !seen.includes(openId)) addSeen([openId]);
  }, [openId, seen, addSeen]);
  return { unseen, see: () => addSeen(unseen) };
};
