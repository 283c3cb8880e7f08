import { useAuth } from '@tavolina/shared-api/auth';
import { seeOrders } from '@tavolina/shared-api/client';
import { type BusinessOrderRow, isUnanswered, LIMITS } from '@tavolina/shared-api/contract';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Orders that appear within this time are told in one call, in ms. */
const BATCH_MS = 1_000;

const watchVisibility = (onChange: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Tells the server which of the orders on this page wait for an answer and were shown on a visible screen for the first
 * time (product.md §294). A call that fails is made again with the next one.
 */
export const useReportSeen = (
  orders: readonly Pick<BusinessOrderRow, 'id' | 'status' | 'collected' | 'seen_at'>[],
): void => {
  const isView = useAuth((auth) => auth.isView);
  const told = useRef(new Set<string>());
  const visible = useSyncExternalStore(watchVisibility, isVisible);
  const list = orders
    .filter((order) => isUnanswered(order) && !order.seen_at)
    .slice(0, LIMITS.seenOrders)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const ids = list.split(' ').filter((id) => id !== '' && !told.current.has(id));
    // Support that looks has seen nothing for the place (product.md §701).
    if (!visible || isView || ids.length === 0) return;
    const timer = setTimeout(() => {
      for (const id of ids) told.current.add(id);
      seeOrders(ids).catch(() => {
        for (const id of ids) told.current.delete(id);
      });
    }, BATCH_MS);
    return () => clearTimeout(timer);
  }, [list, visible, isView]);
};
