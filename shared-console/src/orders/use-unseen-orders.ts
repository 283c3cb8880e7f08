import { currentPlace } from '@tavolina/shared-api/auth';
import { serverNow } from '@tavolina/shared-api/client';
import { isUnanswered } from '@tavolina/shared-api/contract';
import { useLocation, useQuery } from '@tavolina/shared-api/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNow } from '../device/use-now.ts';
import { PATHS } from '../page/paths.ts';
import { ordersQuery } from './orders-query.ts';
import { reminderMark, seenMark } from './seen-mark.ts';
import { useSeenOrders } from './use-seen-orders.ts';

/**
 * Orders that wait for an answer and that nobody has looked at on this device (product.md §67), whenever they arrived:
 * opening one, taking it a step further from anywhere, or `see` ends that, in all windows of the device. Its reminder
 * begins it again, also for the order that is open (product.md §292): `remind` as soon as the server tells of it, else
 * once its time is over here.
 */
export const useUnseenOrders = (
  acceptsOrders: boolean,
): { unseen: readonly string[]; see: () => void; remind: (id: string) => void } => {
  const { data: orders } = useQuery({ ...ordersQuery, enabled: acceptsOrders });
  const { pathname } = useLocation();
  // A page that another place takes over is drawn once more before it goes: its place stays.
  const [place] = useState(currentPlace);
  const { seen, add: addSeen } = useSeenOrders(place);
  const [told, setTold] = useState<readonly string[]>([]);
  // A list that has just come may have a reminder that was not due when the minute began.
  const now = Math.max(useNow(), serverNow());
  const waiting = (acceptsOrders ? (orders ?? []) : [])
    .filter(isUnanswered)
    .map((order) => ({ id: order.id, mark: seenMark(order, now, told) }));
  const before = useRef<readonly string[]>([]);
  const list = waiting.map(({ mark }) => mark).join(' ');
  useEffect(() => {
    const marks = list.split(' ');
    const answered = before.current.filter((mark) => !marks.includes(mark));
    before.current = marks.filter(Boolean);
    // One whose step is taken back, or is refused, was seen all the same.
    if (answered.some((mark) => !seen.includes(mark))) addSeen(answered);
  }, [list, seen, addSeen]);
  const openId = orders?.find(({ id }) => pathname === PATHS.order(id))?.id;
  const handleOpened = useEffectEvent((openedId: string): void => {
    const marks = waiting.flatMap(({ id, mark }) => (id === openedId ? [mark] : []));
    if (marks.some((mark) => !seen.includes(mark))) addSeen(marks);
  });
  useEffect(() => {
    if (openId) handleOpened(openId);
  }, [openId]);
  const unseen = waiting.filter(({ id, mark }) => !seen.includes(mark) && (id !== openId || id !== mark));
  return {
    unseen: unseen.map(({ id }) => id),
    see: () => addSeen(unseen.map(({ mark }) => mark)),
    remind: (id) => {
      const order = orders?.find((row) => row.id === id);
      if (order) setTold((marks) => [...marks, reminderMark(order)]);
    },
  };
};
