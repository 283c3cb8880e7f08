import {
  type Currency,
  chosenOptions,
  type Item,
  LIMITS,
  type PricedItem,
  type SelectionSummary,
} from '@tavolina/shared-api/contract';

/** What a dish or an option cost when its diner last looked: decimals, in every currency it has. */
export type KnownPrice = PricedItem;

/** What was chosen of a group of a dish, with names and prices as its diner last saw them. */
export interface KnownSelection extends SelectionSummary {
  chosen: (KnownPrice & { id: string; name: string })[];
}

/** One dish in a cart. The live menu prices it; what it cost before is kept to say what changed. */
export interface CartLine {
  itemId: string;
  /** The menu the dish stands on; a cart may hold dishes of several menus of its place. */
  menuId: string;
  name: string;
  quantity: number;
  notes: string;
  known: KnownPrice;
  /** What was chosen. Without it, what is chosen where nobody chooses (product.md §403). */
  choices?: KnownSelection[];
  /** Tells lines apart that differ in their notes alone. */
  copy?: number;
  /** Whether it was taken because another dish goes well with it (product.md §502). */
  isRecommended?: true;
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

/** Most of one dish in one order, over all its lines (product.md §22). */
export const MAX_QUANTITY = LIMITS.quantity.max;

/** Prices of a dish or an option as a cart keeps them. */
export const knownPrice = ({ default_currency, price, prices }: KnownPrice): KnownPrice => ({
  default_currency,
  price,
  prices,
});

/** Names a line in its cart: a dish with other choices is another line (product.md §408). */
export const lineKey = ({ itemId, choices, copy }: Pick<CartLine, 'itemId' | 'choices' | 'copy'>): string => {
  const options =
    choices && chosenOptions(choices).map(({ option_id, within }) => `${option_id} ${within ?? ''}`);
  return [itemId, ...(options ? ['+', ...options.sort()] : []), ...(copy ? [`#${copy}`] : [])].join('|');
};

/** The name of a line and of those that differ from it in their notes alone. */
const keyOfChoice = ({ copy: _, ...line }: CartLine): string => lineKey(line);

/** How many of a line its cart has room for: all lines of a dish together have a limit. */
export const roomFor = (cart: Cart, { itemId }: { itemId: string }, key = ''): number =>
  cart.lines
    .filter((line) => line.itemId === itemId && lineKey(line) !== key)
    .reduce<number>((room, { quantity }) => Math.max(room - quantity, 0), MAX_QUANTITY);

/** Sets how many a line is of; zero takes it away (product.md §21). */
export const withQuantity = (cart: Cart, key: string, quantity: number): Cart => ({
  ...cart,
  lines: cart.lines.flatMap((line) => {
    if (lineKey(line) !== key) return [line];
    const count = Math.min(Math.max(Math.trunc(quantity), 0), roomFor(cart, line, key));
    return count === 0 ? [] : [{ ...line, quantity: count }];
  }),
});

const withoutLine = (cart: Cart, key: string): Cart => ({
  ...cart,
  lines: cart.lines.filter((line) => lineKey(line) !== key),
});

/** A name for a line that no other of the cart has. */
const withFreeKey = (cart: Cart, { copy: _, ...line }: CartLine): CartLine => {
  const keys = new Set(cart.lines.map(lineKey));
  let free: CartLine = line;
  for (let copy = 2; keys.has(lineKey(free)); copy += 1) free = { ...line, copy };
  return free;
};

/**
 * Puts a line into a cart, or in place of the line called `key`. Where the cart has the same dish with the same choices
 * and notes, it becomes more of that (product.md §408).
 */
export const withLine = (cart: Cart, line: CartLine, key?: string): Cart => {
  const others = key === undefined ? cart : withoutLine(cart, key);
  const like = keyOfChoice(line);
  const same = others.lines.find(
    (other) => keyOfChoice(other) === like && other.notes.trim() === line.notes.trim(),
  );
  if (same) return withQuantity(others, lineKey(same), same.quantity + line.quantity);
  const quantity = Math.min(line.quantity, roomFor(others, line));
  if (quantity === 0) return cart;
  const added = { ...withFreeKey(others, line), quantity };
  const at = key === undefined ? -1 : cart.lines.findIndex((other) => lineKey(other) === key);
  return { ...cart, lines: others.lines.toSpliced(at < 0 ? others.lines.length : at, 0, added) };
};

/** A dish as one line of a cart, with nothing chosen of it. */
export const lineOf = (item: Item): CartLine => ({
  itemId: item.id,
  menuId: item.menu_id,
  name: item.name,
  quantity: 1,
  notes: '',
  known: knownPrice(item),
});

/** Puts a dish without choices into the cart, or one more of it. */
export const withOneMore = (cart: Cart, item: Item): Cart => {
  const line = cart.lines.find(({ itemId }) => itemId === item.id);
  return line ? withQuantity(cart, lineKey(line), line.quantity + 1) : withLine(cart, lineOf(item));
};

/** Puts lines of another cart of the same place into a cart; what it has already stays as it is. */
export const withLinesOf = (cart: Cart, other: Cart): Cart => {
  const keys = new Set(cart.lines.map(lineKey));
  const further = other.lines.filter((line) => !keys.has(lineKey(line)));
  return further.reduce((filled, line) => withLine(filled, line), cart);
};

/** Writes a note for the kitchen on a line. */
export const withNotes = (cart: Cart, key: string, notes: string): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (lineKey(line) === key ? { ...line, notes } : line)),
});

/** How many dishes are in a cart. */
export const countOf = (cart: Cart | undefined): number =>
  cart?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
