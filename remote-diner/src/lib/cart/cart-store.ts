import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Cart } from './cart.ts';

/** What a diner typed at checkout. */
export interface CheckoutDraft {
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  notes: string;
}

interface CartState {
  /** One cart for each place. */
  carts: Record<string, Cart>;
  drafts: Record<string, CheckoutDraft>;
  /** Key of the attempt whose result is not known yet, by place. */
  attempts: Record<string, string>;
  /** The place whose cart was touched last. */
  lastBusinessId: string | null;
}

const EMPTY: CartState = { carts: {}, drafts: {}, attempts: {}, lastBusinessId: null };

/** Carts, typed fields and attempts of this tab; they survive refresh and back (product.md §21). */
export const useCarts = create<CartState>()(
  persist(() => EMPTY, {
    name: 'tavolina.carts',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** Replaces a place's cart. */
export const saveCart = (cart: Cart): void =>
  void useCarts.setState((state) => ({
    carts: { ...state.carts, [cart.businessId]: cart },
    lastBusinessId: cart.businessId,
  }));

/** Keeps what was typed at a place's checkout. */
export const saveDraft = (businessId: string, draft: CheckoutDraft): void =>
  void useCarts.setState((state) => ({ drafts: { ...state.drafts, [businessId]: draft } }));

/** The key of a place's attempt: the one whose result is unknown, else a new one. */
export const attemptKey = (businessId: string): string => {
  const known = useCarts.getState().attempts[businessId];
  if (known !== undefined) return known;
  const key = crypto.randomUUID();
  useCarts.setState((state) => ({ attempts: { ...state.attempts, [businessId]: key } }));
  return key;
};

const without = <T>(record: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** The result is known and it was a refusal: the next attempt is a new one. */
export const endAttempt = (businessId: string): void =>
  void useCarts.setState((state) => ({ attempts: without(state.attempts, businessId) }));

/** The order was placed: the cart is empty, name and phone stay for the next one. */
export const clearCart = (businessId: string): void =>
  void useCarts.setState((state) => ({
    carts: without(state.carts, businessId),
    attempts: without(state.attempts, businessId),
    lastBusinessId: null,
  }));
