import { currentPlace } from '@tavolina/shared-api/auth';
import { useLocation, useQuery } from '@tavolina/shared-api/runtime';
import { useEffect, useRef, useState } from 'react';
import { ordersQuery } from '../lib/orders-query.ts';
import { PATHS } from '../lib/paths.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { isUnanswered } from '../lib/waiting.ts';
import { useSeenOrders } from './use-seen-orders.ts';

/** In session storage, so that reloading the page silences nothing; each place has its own. */
const keyOf = (placeId: string | null): string => `tavolina-unseen-orders:${placeId}`;

const readKept = (key: string): readonly string[] =>
  (readStored('sessionStorage', key) ?? '').split(' ').filter(Boolean);

/**
 * Orders that arrived while this window was open and that nobody has looked at on this device (product.md §67): opening
 * one, taking it a step further from anywhere, or `see` ends that, in all its windows.
 */
export const useUnseenOrders = (acceptsOrders: boolean): { unseen: readonly string[]; see: () => void } => {
  const { data: orders } = useQuery({ ...ordersQuery, enabled: acceptsOrders });
  const { pathname } = useLocation();
  // A page that another place takes over is drawn once more before it goes: its key stays.
  const [key] = useState(() => keyOf(currentPlace()));
  const [arrived, setArrived] = useState(() => readKept(key));
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
    if (orders) writeStored('sessionStorage', key, list);
  }, [key, list, orders]);
  useEffect(() => {
    if (openId && !seen.includes(openId)) addSeen([openId]);
  }, [openId, seen, addSeen]);
  return { unseen, see: () => addSeen(unseen) };
};
