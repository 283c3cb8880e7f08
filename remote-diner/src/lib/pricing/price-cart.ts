import {
  type Currency,
  type EuroRates,
  euroFollowsRate,
  type Item,
  type Menu,
  priceIn,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { type Cart, type CartLine, type KnownPrice, knownPrice } from '../cart/cart.ts';

/** Menus that have been looked up, by id; null for one that is gone. */
export type LiveMenus = ReadonlyMap<string, Menu | null>;

/** A line with what it costs now; decimals, as shown. */
export interface PricedCartLine extends CartLine {
  unit: number;
  total: number;
  /** What a card pays for it, in euro. */
  euroTotal: number;
}

/** A dish that costs something else than when it was put into the cart; decimals, as shown. */
export interface PriceChange {
  name: string;
  before: number;
  now: number;
}

/** A cart priced from the live menus. */
export interface PricedCart {
  lines: PricedCartLine[];
  /** In the currency the diner looks at. */
  total: number;
  /** What a card pays, in euro. */
  euroTotal: number;
  /** Whether the euro are what the rate makes of each price (product.md §106). */
  euroByRate: boolean;
  /** Lines whose dish can no longer be had. */
  missing: CartLine[];
  changed: PriceChange[];
}

/** All dishes a menu shows. */
export const itemsOf = (menu: Menu): Item[] => [
  ...menu.sections.flatMap((section) => section.items),
  ...menu.items,
];

/** Ids of the menus a cart has dishes of, each once. */
export const menusOf = (cart: Cart): string[] => [...new Set(cart.lines.map(({ menuId }) => menuId))];

/** What a dish costs in a currency, as a decimal; undefined without a price. */
export const unitPrice = (item: KnownPrice, currency: Currency, rates: EuroRates): number | undefined => {
  const price = priceIn(item, currency, rates);
  return price === undefined ? undefined : toDecimal(price);
};

/** The currency a menu opens in: lek where a dish has a lek price, else the menu's own (product.md §16). */
export const openingCurrency = (menu: Menu): Currency =>
  itemsOf(menu).some((item) => item.prices.some(({ currency, price }) => currency === 'ALL' && price > 0))
    ? 'ALL'
    : menu.default_currency;

/** A line's prices by the live menu, or the remembered ones while that menu has not been looked up. */
const currentPrice = (line: CartLine, menus: LiveMenus): KnownPrice | undefined => {
  const menu = menus.get(line.menuId);
  if (menu === undefined) return line.known;
  return menu === null ? undefined : itemsOf(menu).find(({ id }) => id === line.itemId);
};

/** Prices every line of a cart again (product.md §17), rounding as the server does: one dish, half up (product.md §26, §32). */
export const priceCart = (cart: Cart, menus: LiveMenus, rates: EuroRates): PricedCart => {
  const priced: PricedCart = {
    lines: [],
    total: 0,
    euroTotal: 0,
    euroByRate: true,
    missing: [],
    changed: [],
  };
  let minor = 0;
  let euroMinor = 0;
  for (const line of cart.lines) {
    const price = currentPrice(line, menus);
    const shown = price && priceIn(price, cart.currency, rates);
    const euro = price && priceIn(price, 'EUR', rates);
    if (!price || shown === undefined || euro === undefined) {
      priced.missing.push(line);
      continue;
    }
    priced.euroByRate &&= euroFollowsRate(price, cart.currency, rates);
    minor += shown * line.quantity;
    euroMinor += euro * line.quantity;
    const unit = toDecimal(shown);
    const before = unitPrice(line.known, cart.currency, rates) ?? unit;
    if (before !== unit) priced.changed.push({ name: line.name, before, now: unit });
    priced.lines.push({
      ...line,
      unit,
      total: toDecimal(shown * line.quantity),
      euroTotal: toDecimal(euro * line.quantity),
    });
  }
  return { ...priced, total: toDecimal(minor), euroTotal: toDecimal(euroMinor) };
};

/** The cart after its diner has seen what changed: without what is gone, at the prices of now. */
export const withChangesAccepted = (cart: Cart, menus: LiveMenus): Cart => ({
  ...cart,
  lines: cart.lines.flatMap((line) => {
    const price = currentPrice(line, menus);
    return price ? [{ ...line, known: knownPrice(price) }] : [];
  }),
});
