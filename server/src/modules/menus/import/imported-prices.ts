import {
  CURRENCIES,
  type Currency,
  convertMinor,
  type EuroRates,
  type ImportedPrice,
  toDecimal,
} from '@tavolina/shared-api/contract';
import type { StockRow } from '../../stock/stock-service.ts';
import type { CsvPrices } from '../csv/price-cells.ts';
import { type ItemPrices, ownPriceOf } from '../prices/item-prices.ts';
import type { MenuTexts } from './menu-texts.ts';

/** What prices of a table are read with: the currency of those without one, and rates. */
export interface PriceContext {
  currency: Currency;
  rates: EuroRates;
}

/** What a table is compared with beside the menu: how many are left of what is counted, by ids. */
export interface TableContext extends PriceContext {
  stock: Readonly<Record<string, StockRow>>;
  /** What the menu says of itself. */
  texts: MenuTexts;
  /** It is of a menu that is not there yet, and has no choices that rows could name. */
  isNew?: boolean;
}

/** Amounts after a row, in minor units: what has no column stays. */
export const amountsOf = (
  { prices }: Pick<CsvPrices, 'prices'>,
  stored: ItemPrices | undefined,
): Map<Currency, number> => {
  const before = new Map(stored?.prices.map(({ currency, price_minor }) => [currency, price_minor]));
  return new Map(
    CURRENCIES.flatMap((currency): [Currency, number][] => {
      const said = prices[currency];
      const minor = said === undefined ? before.get(currency) : said;
      return minor === undefined || minor === null ? [] : [[currency, minor]];
    }),
  );
};

/** The euro that the rate made of an own price goes with it, unless the row says another (product.md §87). */
export const followOwnPrice = (
  amounts: Map<Currency, number>,
  currency: Currency,
  { prices, default_currency }: ItemPrices,
  rates: EuroRates,
): void => {
  const price_minor = ownPriceOf({ prices });
  const euro = prices.find((price) => price.currency === 'EUR')?.price_minor;
  const isConverted =
    default_currency !== 'EUR' && euro === convertMinor(price_minor, default_currency, 'EUR', rates);
  if (isConverted && currency !== 'EUR' && amounts.get('EUR') === euro)
    amounts.set('EUR', convertMinor(amounts.get(currency) ?? 0, currency, 'EUR', rates));
};

/**
 * What becomes of prices, by currency (product.md §196); `before` is absent for what comes. All of them where one changes, so
 * that one that stays is seen beside one that does not; else none.
 */
export const changedPrices = (
  before: Pick<ItemPrices, 'prices'> | undefined,
  after: Pick<ItemPrices, 'prices'>,
): ImportedPrice[] => {
  const priceOf = (item: Pick<ItemPrices, 'prices'> | undefined, wanted: Currency): number | null => {
    const price = item?.prices.find(({ currency }) => currency === wanted);
    return price ? toDecimal(price.price_minor) : null;
  };
  const prices = CURRENCIES.map((currency) => ({
    currency,
    before: priceOf(before, currency),
    after: priceOf(after, currency),
  }));
  return prices.some((price) => price.before !== price.after)
    ? prices.filter((price) => price.before !== null || price.after !== null)
    : [];
};
