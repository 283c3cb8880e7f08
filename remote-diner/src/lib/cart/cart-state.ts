import type { PlaceOrderBody } from '@tavolina/shared-api/client';
import type { PaymentMethod } from '@tavolina/shared-api/contract';
import type { Cart } from './cart.ts';

/** A checkout nobody has typed into. Its fields are those of every draft. */
export const EMPTY_DRAFT = {
  customer_name: '',
  customer_email: '',
  customer_phone: '',
  allergy: '',
  notes: '',
};

/** What a diner typed at checkout. */
export type CheckoutDraft = typeof EMPTY_DRAFT;

/** Names of a draft's fields, in the order they stand. */
export const DRAFT_FIELDS = Object.keys(EMPTY_DRAFT) as readonly (keyof CheckoutDraft)[];

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
  method: PaymentMethod | null;
}

/** What this tab knows of the orders it is about to place. */
export interface CartState {
  /** One cart for each place. */
  carts: Record<string, Cart>;
  drafts: Record<string, CheckoutDraft>;
  /** How the order is to be paid, by place, where its diner has chosen. */
  methods: Record<string, PaymentMethod>;
  /** The attempt whose result is not known yet, by place. */
  attempts: Record<string, Attempt>;
  /** Key of the next attempt, by place. Made with the cart, so that a copy of the tab orders the same (product.md §39). */
  nextKeys: Record<string, string>;
  /** The place whose cart was touched last. */
  lastBusinessId: string | null;
  /** The order placed last in this tab. */
  placed: PlacedOrder | null;
}
