import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Cart } from './cart.ts';
import type { PlacedOrder } from './cart-state.ts';
import { keptAs } from './device-storage.ts';
import { takeOver } from './other-tabs.ts';
import { readCart } from './restore-carts.ts';

/** An order that was placed on this device, as it was chosen. */
export interface RecentOrder {
  id: string;
  email: string;
  /** ISO. */
  placedAt: string;
  cart: Cart;
  /** Key it was sent with: a copy of the tab that still holds the cart knows it by that (product.md §64). */
  key?: string;
}

interface RecentOrders {
  /** The latest first. */
  orders: RecentOrder[];
}

const KEPT = 10;

/** Where the orders are in the local storage. */
export const RECENT_ORDERS_KEY = 'tavolina.recent-orders';

const readOrder = (stored: unknown): RecentOrder[] => {
  const { id, email, placedAt, cart, key } = (stored ?? {}) as Record<string, unknown>;
  const read = readCart(cart);
  const isOrder =
    typeof id === 'string' &&
    typeof email === 'string' &&
    typeof placedAt === 'string' &&
    !Number.isNaN(Date.parse(placedAt));
  if (!isOrder || !read) return [];
  return [{ id, email, placedAt, cart: read, ...(typeof key === 'string' && { key }) }];
};

/** Reads local storage; entries that are no valid order are left out (product.md §39). */
const restore = (stored: unknown): RecentOrders => {
  const { orders } = (stored ?? {}) as { orders?: unknown };
  return { orders: Array.isArray(orders) ? orders.flatMap(readOrder).slice(0, KEPT) : [] };
};

/** The orders placed on this device, until they are erased (product.md §59). */
export const useRecentOrders = create<RecentOrders>()(
  persist(
    () => restore(null),
    keptAs(RECENT_ORDERS_KEY, restore, () => localStorage),
  ),
);

/** Notes an order, and the key it was sent with, on this device. */
export const rememberOrder = ({ id, email }: PlacedOrder, ordered: Cart, key?: string): void => {
  // An order that is repeated did not take up an offer (product.md §502).
  const lines = ordered.lines.map(({ isRecommended: _, ...line }) => line);
  const cart = { ...ordered, lines };
  takeOver(useRecentOrders);
  useRecentOrders.setState(({ orders }) => ({
    orders: [
      { id, email, placedAt: new Date().toISOString(), cart, ...(key !== undefined && { key }) },
      ...orders.filter((order) => order.id !== id),
    ].slice(0, KEPT),
  }));
};

/** Erases orders from this device; without ids all of them. */
export const eraseOrders = (...ids: string[]): void => {
  takeOver(useRecentOrders);
  useRecentOrders.setState(({ orders }) => ({
    orders: ids.length === 0 ? [] : orders.filter(({ id }) => !ids.includes(id)),
  }));
};
