import type { PlaceOrderBody } from '@tavolina/shared-api/client';
import type { Cart } from './cart.ts';

/** What a diner typed at checkout. */
export interface CheckoutDraft {
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  notes: string;
}

/** An order that was sent: its key, and exactly what was sent with it. */
export interface Attempt {
  key: string;
  body: PlaceOrderBody;
}

/** An order that was placed in this tab, as its diner finds it again. */
export interface PlacedOrder {
  id: string;
  email: string;
  /** Null where another tab placed it. */
  method: PlaceOrderBody['payment_method'] | null;
}

/** What this tab knows of the orders it is about to place. */
export interface CartState {
  /** One cart for each place. */
  carts: Record<string, Cart>;
  drafts: Record<string, CheckoutDraft>;
  /** The attempt whose result is not known yet, by place. */
  attempts: Record<string, Attempt>;
  /** Key of the next attempt, by place. Made with the cart, so that a copy of the tab orders the same (product.md §39). */
  nextKeys: Record<string, string>;
  /** The place whose cart was touched last. */
  lastBusinessId: string | null;
  /** The order placed last in this tab. */
  placed: PlacedOrder | null;
}
