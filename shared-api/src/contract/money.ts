import { BASE_CURRENCY, CURRENCIES, type Currency } from './codes/currencies.ts';

/** Units of each currency for one euro, e.g. `{ EUR: 1, ALL: 98 }`. */
export type EuroRates = Readonly<Record<Currency, number>>;

/** Something of each currency. */
export const byCurrency = <T>(of: (currency: Currency) => T): Record<Currency, T> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, of(currency)])) as Record<Currency, T>;

/** Rates for examples: what they do not name is worth a euro. */
export const sampleRates = (rates: Partial<EuroRates>): EuroRates =>
  byCurrency((currency) => (currency === BASE_CURRENCY ? 1 : (rates[currency] ?? 1)));

/**
 * Whether a number, or a text that holds one, names more than hundredths (product.md §105). Told by its decimal text: the binary
 * value of 1.005 is below it. A text that is no number names nothing.
 */
export const hasMoreThanCents = (value: unknown): boolean => {
  if (typeof value !== 'number' && typeof value !== 'string') return false;
  const text = String(value).trim().replace(',', '.');
  return Number.isFinite(Number(text)) && /\.\d{3}|e-/i.test(text);
};

/** Turns a decimal with two places, as JSON carries it, into minor units (cents, qindarka); halves round up. */
export const toMinor = (decimal: number): number => Math.floor(Number((decimal * 100).toFixed(4)) + 0.5);

/** Turns minor units into the decimal that JSON carries. */
export const toDecimal = (minor: number): number => minor / 100;

/** Digits of a number that calculating with it leaves exact. */
const EXACT_DIGITS = 15;

/** Converts between currencies through the euro, rounding half up to minor units. */
export const convertMinor = (minor: number, from: Currency, to: Currency, rates: EuroRates): number =>
  from === to
    ? minor
    : Math.floor(Number(((minor * rates[to]) / rates[from]).toPrecision(EXACT_DIGITS)) + 0.5);

/** What an item costs: its own price, and those it has in other currencies; decimals. */
export interface PricedItem {
  default_currency: Currency;
  price: number;
  prices: readonly { currency: Currency; price: number }[];
}

/**
 * Price of an item in `target`, in minor units: its own price in that currency when it has one above zero, else the conversion of its
 * price in its default currency. `undefined` when the item has no price at all.
 */
export const priceIn = (item: PricedItem, target: Currency, rates: EuroRates): number | undefined => {
  const own = item.prices.find((entry) => entry.currency === target && entry.price > 0);
  if (own) return toMinor(own.price);
  if (item.default_currency === target && item.price > 0) return toMinor(item.price);
  const base =
    item.price > 0
      ? { currency: item.default_currency, price: item.price }
      : item.prices.find((entry) => entry.price > 0);
  return base && convertMinor(toMinor(base.price), base.currency, target, rates);
};

/**
 * Whether an item's euro price is what the rate makes of its price in `shown` (product.md §106); false where the place set one of
 * its own that is another.
 */
export const euroFollowsRate = (item: PricedItem, shown: Currency, rates: EuroRates): boolean => {
  const [euro, other] = [priceIn(item, 'EUR', rates), priceIn(item, shown, rates)];
  const hasOwn =
    item.default_currency === 'EUR' ||
    item.prices.some(({ currency, price }) => currency === 'EUR' && price > 0);
  if (!hasOwn || euro === undefined || other === undefined) return true;
  return (
    convertMinor(other, shown, 'EUR', rates) === euro || convertMinor(euro, 'EUR', shown, rates) === other
  );
};
