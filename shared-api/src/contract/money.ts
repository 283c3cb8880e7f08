import { BASE_CURRENCY, CURRENCIES, type Currency } from './codes/currencies.ts';

/** Units of each currency per euro, for example `{ EUR: 1, ALL: 98 }`. */
export type EuroRates = Readonly<Record<Currency, number>>;

/** Something of each currency. */
export const byCurrency = <T>(of: (currency: Currency) => T): Record<Currency, T> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, of(currency)])) as Record<Currency, T>;

/** Rates for examples: what they do not name is worth a euro. */
export const sampleRates = (rates: Partial<EuroRates>): EuroRates =>
  byCurrency((currency) => (currency === BASE_CURRENCY ? 1 : (rates[currency] ?? 1)));

/**
 * Whether a number, or a text with a number, has more than two decimals (product.md §105). Uses its decimal
 * text, because the binary value of 1.005 is less than 1.005. False for other text.
 */
export const hasMoreThanCents = (value: unknown): boolean => {
  if (typeof value !== 'number' && typeof value !== 'string') return false;
  const text = String(value).trim().replace(',', '.');
  return Number.isFinite(Number(text)) && /\.\d{3}|e-/i.test(text);
};

/** Converts a decimal with two places to minor units (cents, qindarka); halves round up. */
export const toMinor = (decimal: number): number => Math.floor(Number((decimal * 100).toFixed(4)) + 0.5);

/** Converts minor units to a decimal. */
export const toDecimal = (minor: number): number => minor / 100;

/** Digits that stay exact in floating-point calculations. */
const EXACT_DIGITS = 15;

/** Converts between currencies through the euro, rounding half up to minor units. */
export const convertMinor = (minor: number, from: Currency, to: Currency, rates: EuroRates): number =>
  from === to
    ? minor
    : Math.floor(Number(((minor * rates[to]) / rates[from]).toPrecision(EXACT_DIGITS)) + 0.5);

/** Prices of an item or an option: the default price, and those in other currencies; decimals, and zero for none. */
export interface PricedItem {
  default_currency: Currency;
  price: number;
  prices: readonly { currency: Currency; price: number }[];
}

/**
 * Price of an item in `target`, in minor units: its own price in that currency if it has one, else its
 * default price converted. `undefined` when the item has no price.
 */
export const priceIn = (item: PricedItem, target: Currency, rates: EuroRates): number | undefined => {
  const own = item.prices.find((entry) => entry.currency === target && entry.price !== 0);
  if (own) return toMinor(own.price);
  if (item.default_currency === target && item.price !== 0) return toMinor(item.price);
  const base =
    item.price !== 0
      ? { currency: item.default_currency, price: item.price }
      : item.prices.find((entry) => entry.price !== 0);
  return base && convertMinor(toMinor(base.price), base.currency, target, rates);
};

/**
 * Whether an item's euro price equals its price in `shown` converted by the rate (product.md §106). False
 * if the place set a different euro price.
 */
export const euroFollowsRate = (item: PricedItem, shown: Currency, rates: EuroRates): boolean => {
  const [euro, other] = [priceIn(item, 'EUR', rates), priceIn(item, shown, rates)];
  const hasOwn =
    item.default_currency === 'EUR' ||
    item.prices.some(({ currency, price }) => currency === 'EUR' && price !== 0);
  if (!hasOwn || euro === undefined || other === undefined) return true;
  return (
    convertMinor(other, shown, 'EUR', rates) === euro || convertMinor(euro, 'EUR', shown, rates) === other
  );
};
