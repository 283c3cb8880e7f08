import type { Currency } from '@tavolina/shared-api/contract';

/** One dish in a cart. Prices are not kept: they are read from the live menu, so that they are never stale. */
export interface CartLine {
  itemId: string;
  name: string;
  quantity: number;
  notes: string;
}

/** What a diner has chosen at one place. */
export interface Cart {
  businessId: string;
  menuId: string;
  currency: Currency;
  lines: CartLine[];
}

const MAX_QUANTITY = 99;

/** Sets how many of a dish are in the cart; zero takes the line away (product.md §21). */
export const withQuantity = (cart: Cart, item: { id: string; name: string }, quantity: number): Cart => {
  const count = Math.min(Math.max(Math.trunc(quantity), 0), MAX_QUANTITY);
  if (count === 0) return { ...cart, lines: cart.lines.filter((line) => line.itemId !== item.id) };
  if (cart.lines.some((line) => line.itemId === item.id)) {
    return {
      ...cart,
      lines: cart.lines.map((line) => (line.itemId === item.id ? { ...line, quantity: count } : line)),
    };
  }
  return {
    ...cart,
    lines: [...cart.lines, { itemId: item.id, name: item.name, quantity: count, notes: '' }],
  };
};

/** Writes a note for the kitchen on a line. */
export const withNotes = (cart: Cart, itemId: string, notes: string): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.itemId === itemId ? { ...line, notes } : line)),
});

/** How many dishes are in a cart. */
export const countOf = (cart: Cart | undefined): number =>
  cart?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
