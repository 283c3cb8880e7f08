import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../platform/database/database.ts';

/** For how long an order is kept, and how many: each has up to some megabytes. */
const KEPT_MS = 60_000;
const KEPT_ORDERS = 6;

interface KeptOrder {
  madeAt: number;
  ids: Promise<readonly string[]>;
}

const kept = new WeakMap<Queryable, LRUCache<string, KeptOrder>>();

/**
 * The ids of a whole list in an order that is at most a minute old (product.md §375): by who is open, which follows from the moment,
 * or by distance, which no index has from its end. To read such an order takes several times what a page takes.
 * @param key of the list and its order
 * @param read reads the order anew
 */
export const keptOrder = (
  database: Queryable,
  key: string,
  now: Date,
  read: () => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const orders = kept.get(database) ?? new LRUCache<string, KeptOrder>({ max: KEPT_ORDERS });
  kept.set(database, orders);
  const cached = orders.get(key);
  if (cached && Math.abs(now.getTime() - cached.madeAt) < KEPT_MS) return cached.ids;
  const ids = read();
  orders.set(key, { madeAt: now.getTime(), ids });
  // What could not be read is read again by whoever asks next.
  ids.catch(() => orders.delete(key));
  return ids;
};
