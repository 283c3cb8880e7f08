import {
  type Currency,
  type EuroRates,
  type GroupsById,
  type Item,
  type Menu,
  priceIn,
  shownPriceOf,
  toDecimal,
} from '@tavolina/shared-api/contract';
import type { KnownPrice } from '../cart/cart.ts';

/** All dishes a menu shows. */
export const itemsOf = (menu: Menu): Item[] => [
  ...menu.sections.flatMap((section) => section.items),
  ...menu.items,
];

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

/** The price that a dish is shown with, as a decimal, and whether other choices cost more (product.md §406). */
export const shownPrice = (
  item: Item,
  groups: GroupsById,
  currency: Currency,
  rates: EuroRates,
): { price: number | undefined; varies: boolean } => {
  const own = priceIn(item, currency, rates);
  const shown = own && shownPriceOf(own, item, groups, currency, rates);
  return shown
    ? { price: toDecimal(shown.least), varies: shown.varies }
    : { price: undefined, varies: false };
};
