import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Cart } from './cart.ts';
import type { PlacedOrder } from './cart-state.ts';
import { readCart } from './restore-carts.ts';

/** An order that was placed on this device, as it was chosen. */
export interface RecentOrder {
  id: string;
  email: string;
  /** ISO. */
  placedAt: string;
  cart: Cart;
}

interface RecentOrders {
  /** The latest first. */
  orders: RecentOrder[];
}

const KEPT = 10;

const readOrder = (stored: unknown): RecentOrder[] => {
  const { id, email, placedAt, cart } = (stored ?? {}) as Record<string, unknown>;
  const read = readCart(cart);
  const isOrder =
    typeof id === 'string' &&
    typeof email === 'string' &&
    typeof placedAt === 'string' &&
    !Number.isNaN(Date.parse(placedAt));
  return isOrder && read ? [{ id, email, placedAt, cart: read }] : [];
};

/** Reads what local storage held, with distrust: what is no order is left out (product.md §39). */
const restore = (stored: unknown): RecentOrders => {
  const { orders } = (stored ?? {}) as { orders?: unknown };
  return { orders: Array.isArray(orders) ? orders.flatMap(readOrder).slice(0, KEPT) : [] };
};

/** The orders placed on this device, until they are erased. */
export const useRecentOrders = create<RecentOrders>()(
  persist((): RecentOrders => ({ orders: [] }), {
    name: 'tavolina.recent-orders',
    version: 1,
    storage: createJSONStorage(() => localStorage),
    merge: restore,
  }),
);

/** Notes an order on this device. */
export const rememberOrder = ({ id, email }: PlacedOrder, cart: Cart): void =>
  void useRecentOrders.setState(({ orders }) => ({
    orders: [
      { id, email, placedAt: new Date().toISOString(), cart },
      ...orders.filter((order) => order.id !== id),
    ].slice(0, KEPT),
  }));

/** Erases orders from this device; without ids all of them. */
export const eraseOrders = (...ids: string[]): void =>
  void useRecentOrders.setState(({ orders }) => ({
    orders: ids.length === 0 ? [] : orders.filter(({ id }) => !ids.includes(id)),
  }));
