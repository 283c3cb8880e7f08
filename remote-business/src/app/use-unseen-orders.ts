import { currentPlace } from '@tavolina/shared-api/auth';
import { isUnanswered } from '@tavolina/shared-api/contract';
import { useLocation, useQuery } from '@tavolina/shared-api/runtime';
import { useEffect, useRef, useState } from 'react';
import { ordersQuery } from '../lib/orders-query.ts';
import { PATHS } from '../lib/paths.ts';
import { useSeenOrders } from './use-seen-orders.ts';

/**
 * Orders that wait for an answer and that nobody has looked at on this device (product.md §67), whenever they arrived:
 * opening one, taking it a step further from anywhere, or `see` ends that, in all windows of the device. `ringAgain`
 * begins it again, also for the order that is open (product.md §292).
 */
export const useUnseenOrders = (
  acceptsOrders: boolean,
): { unseen: readonly string[]; see: () => void; ringAgain: (id: string) => void } => {
  const { data: orders } = useQuery({ ...ordersQuery, enabled: acceptsOrders });
  const { pathname } = useLocation();
  // A page that another place takes over is drawn once more before it goes: its place stays.
  const [place] = useState(currentPlace);
  const { seen, add: addSeen, forget } = useSeenOrders(place);
  const [again, setAgain] = useState<string>();
  const waiting = (acceptsOrders ? (orders ?? []) : []).filter(isUnanswered).map(({ id }) => id);
  const before = useRef<readonly string[]>([]);
  const list = waiting.join(' ');
  useEffect(() => {
    const now = list.split(' ');
    const answered = before.current.filter((id) => !now.includes(id));
    before.current = now.filter(Boolean);
    // One whose step is taken back, or is refused, was seen all the same.
    if (answered.some((id) => !seen.includes(id))) addSeen(answered);
  }, [list, seen, addSeen]);
  const openId = orders?.find(({ id }) => pathname === PATHS.order(id))?.id;
  useEffect(() => {
    if (openId && openId !== again && !seen.includes(openId)) addSeen([openId]);
  }, [openId, again, seen, addSeen]);
  const unseen = waiting.filter((id) => !seen.includes(id) && (id !== openId || id === again));
  return {
    unseen,
    see: () => {
      setAgain(undefined);
      addSeen(unseen);
    },
    ringAgain: (id) => {
      setAgain(id);
      forget(id);
    },
  };
};
