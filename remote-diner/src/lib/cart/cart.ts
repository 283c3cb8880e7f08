import { type Currency, type Item, LIMITS } from '@tavolina/shared-api/contract';

/** What a dish cost when its diner last looked: decimals, in every currency it has. */
export type KnownPrice = Pick<Item, 'default_currency' | 'price' | 'prices'>;

/** One dish in a cart. The live menu prices it; what it cost before is kept to say what changed. */
export interface CartLine {
  itemId: string;
  /** The menu the dish stands on; a cart may hold dishes of several menus of its place. */
  menuId: string;
  name: string;
  quantity: number;
  notes: string;
  known: KnownPrice;
}

/** What a diner has chosen at one place. */
export interface Cart {
  businessId: string;
  businessName: string;
  /** The menu looked at last: the way back from checkout. */
  menuId: string;
  currency: Currency;
  lines: CartLine[];
}

/** Most of one dish in one order (product.md §22). */
export const MAX_QUANTITY = LIMITS.quantity.max;

/** Prices of a dish as a cart keeps them. */
export const knownPrice = ({ default_currency, price, prices }: KnownPrice): KnownPrice => ({
  default_currency,
  price,
  prices,
});

/** Sets how many of a dish are in the cart; zero takes the line away (product.md §21). */
export const withQuantity = (cart: Cart, itemId: string, quantity: number): Cart => {
  const count = Math.min(Math.max(Math.trunc(quantity), 0), MAX_QUANTITY);
  return {
    ...cart,
    lines: cart.lines.flatMap((line) =>
      line.itemId !== itemId ? [line] : count === 0 ? [] : [{ ...line, quantity: count }],
    ),
  };
};

/** Puts a dish into the cart, or one more of it. */
export const withOneMore = (cart: Cart, item: Item): Cart => {
  const { id, menu_id, name } = item;
  const line = cart.lines.find(({ itemId }) => itemId === id);
  if (line) return withQuantity(cart, id, line.quantity + 1);
  const added = { itemId: id, menuId: menu_id, name, quantity: 1, notes: '', known: knownPrice(item) };
  return { ...cart, lines: [...cart.lines, added] };
};

/** Puts lines of another cart of the same place into a cart; what it has already stays as it is. */
export const withLinesOf = (cart: Cart, other: Cart): Cart => ({
  ...cart,
  lines: [
    ...cart.lines,
    ...other.lines.filter(({ itemId }) => cart.lines.every((line) => line.itemId !== itemId)),
  ],
});

/** Writes a note for the kitchen on a line. */
export const withNotes = (cart: Cart, itemId: string, notes: string): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.itemId === itemId ? { ...line, notes } : line)),
});

/** How many dishes are in a cart. */
export const countOf = (cart: Cart | undefined): number =>
  cart?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
