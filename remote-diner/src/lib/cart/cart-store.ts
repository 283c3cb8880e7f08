import type { PlaceOrderBody } from '@tavolina/shared-api/client';
import { newIdempotencyKey } from '@tavolina/shared-api/client';
import type { PaymentMethod } from '@tavolina/shared-api/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Cart } from './cart.ts';
import type { Attempt, CartState, CheckoutDraft, PlacedOrder } from './cart-state.ts';
import { keptAs } from './device-storage.ts';
import { restoreCarts } from './restore-carts.ts';

/**
 * Carts, typed fields and attempts; they survive refresh and back (product.md §21). Each tab keeps its own; a new one
 * begins with what was kept last, so that a closed tab loses nothing (product.md §59).
 */
export const useCarts = create<CartState>()(
  persist(
    () => restoreCarts(null),
    keptAs(
      'tavolina.carts',
      restoreCarts,
      () => sessionStorage,
      () => localStorage,
    ),
  ),
);

/** Replaces a place's cart. */
export const saveCart = (cart: Cart): void =>
  void useCarts.setState((state) => ({
    carts: { ...state.carts, [cart.businessId]: cart },
    nextKeys: { [cart.businessId]: newIdempotencyKey(), ...state.nextKeys },
    lastBusinessId: cart.businessId,
  }));

/** Keeps what was typed at a place's checkout. */
export const saveDraft = (businessId: string, draft: CheckoutDraft): void =>
  void useCarts.setState((state) => ({ drafts: { ...state.drafts, [businessId]: draft } }));

/** Keeps how a place's order is to be paid. */
export const saveMethod = (businessId: string, method: PaymentMethod): void =>
  void useCarts.setState((state) => ({ methods: { ...state.methods, [businessId]: method } }));

/** The attempt of a place whose result is not known, or whose card was refused. */
export const pendingAttempt = (businessId: string): Attempt | undefined =>
  useCarts.getState().attempts[businessId];

/**
 * The attempt to send for a place: the one whose result is unknown, with what was sent then, else a new one. Sending
 * the old one first is what keeps an order from being placed twice (product.md §24).
 */
export const beginAttempt = (businessId: string, body: PlaceOrderBody): Attempt => {
  const known = pendingAttempt(businessId);
  if (known !== undefined) return known;
  const { nextKeys } = useCarts.getState();
  const attempt = { key: nextKeys[businessId] ?? newIdempotencyKey(), body };
  useCarts.setState((state) => ({ attempts: { ...state.attempts, [businessId]: attempt } }));
  return attempt;
};

const without = <T>(record: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** The result is known and it was a refusal: the next attempt is a new one. */
export const endAttempt = (businessId: string): void =>
  void useCarts.setState((state) => ({
    attempts: without(state.attempts, businessId),
    nextKeys: { ...state.nextKeys, [businessId]: newIdempotencyKey() },
  }));

/** Forgets who ordered; carts stay. */
export const forgetDiner = (): void => void useCarts.setState({ drafts: {}, placed: null });

/** The key a place's cart is sent with, or has been. */
export const keyOf = ({ attempts, nextKeys }: CartState, businessId: string): string | undefined =>
  attempts[businessId]?.key ?? nextKeys[businessId];

/** The order was placed: its cart and what was typed for it are done with (product.md §64). */
export const finishOrder = (businessId: string, placed: PlacedOrder): void =>
  void useCarts.setState((state) => ({
    carts: without(state.carts, businessId),
    drafts: without(state.drafts, businessId),
    methods: without(state.methods, businessId),
    attempts: without(state.attempts, businessId),
    nextKeys: without(state.nextKeys, businessId),
    lastBusinessId: null,
    placed,
  }));
