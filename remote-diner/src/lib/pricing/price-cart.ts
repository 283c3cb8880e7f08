import {
  type Currency,
  type EuroRates,
  type Item,
  type Menu,
  priceIn,
  toDecimal,
} from '@tavolina/shared-api/contract';
import type { Cart, CartLine } from '../cart/cart.ts';

/** A line with what it costs now; decimals, as shown. */
export interface PricedCartLine extends CartLine {
  unit: number;
  total: number;
}

/** A cart priced from the live menu. */
export interface PricedCart {
  lines: PricedCartLine[];
  /** In the currency the diner looks at. */
  total: number;
  /** What is paid, in euro. */
  euroTotal: number;
  /** Lines whose dish is no longer on the menu. */
  missing: CartLine[];
}

/** All dishes a menu shows. */
export const itemsOf = (menu: Menu): Item[] => [
  ...menu.sections.flatMap((section) => section.items),
  ...menu.items,
];

/** What a dish costs in a currency; undefined without a price. */
export const unitPrice = (item: Item, currency: Currency, rates: EuroRates): number | undefined => {
  const price = priceIn(item, currency, rates);
  return price && toDecimal(price.minor);
};

/** The currency a menu opens in: lek where a dish has a lek price, else the menu's own (product.md §16). */
export const openingCurrency = (menu: Menu): Currency =>
  itemsOf(menu).some((item) => item.prices.some(({ currency, price }) => currency === 'ALL' && price > 0))
    ? 'ALL'
    : menu.default_currency;

/** Prices every line of a cart anew (product.md §17, §26: rounded per line as the server does). */
export const priceCart = (cart: Cart | undefined, menu: Menu, rates: EuroRates): PricedCart => {
  const items = new Map(itemsOf(menu).map((item) => [item.id, item]));
  const priced: PricedCart = { lines: [], total: 0, euroTotal: 0, missing: [] };
  let minor = 0;
  let euroMinor = 0;
  for (const line of cart?.lines ?? []) {
    const item = items.get(line.itemId);
    const shown = item && priceIn(item, cart?.currency ?? 'ALL', rates);
    const euro = item && priceIn(item, 'EUR', rates);
    if (!shown || !euro) {
      priced.missing.push(line);
      continue;
    }
    minor += shown.minor * line.quantity;
    euroMinor += euro.minor * line.quantity;
    priced.lines.push({
      ...line,
      unit: toDecimal(shown.minor),
      total: toDecimal(shown.minor * line.quantity),
    });
  }
  return { ...priced, total: toDecimal(minor), euroTotal: toDecimal(euroMinor) };
};
