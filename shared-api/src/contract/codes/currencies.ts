import { codesOf } from './codes-of.ts';

/** Facts of a currency. Its texts are `currency.<code>` in the catalogues. */
interface CurrencyFacts {
  /** Sign after an amount. */
  sign: string;
  /** Whole amounts are written without decimals: there have been no such lek coins for decades. */
  isWholeWithoutDecimals?: true;
}

const TABLE = {
  ALL: { sign: 'L', isWholeWithoutDecimals: true },
  EUR: { sign: '€' },
  USD: { sign: '$' },
  GBP: { sign: '£' },
} as const satisfies Record<string, CurrencyFacts>;

/** ISO 4217 code of a currency for stored and displayed prices. Payments are in euro (product.md §4). */
export type Currency = keyof typeof TABLE;

const FACTS: Readonly<Record<Currency, CurrencyFacts>> = TABLE;

/** Currencies for stored and displayed prices (product.md §4). */
export const CURRENCIES = codesOf(TABLE);

/** Whether a value is the code of a currency that this build knows. */
export const isCurrency = (value: unknown): value is Currency =>
  (CURRENCIES as readonly unknown[]).includes(value);

/** What diners are charged in, and what rates are counted from (product.md §4). */
export const BASE_CURRENCY = 'EUR' satisfies Currency;
/** Currencies that have a rate. */
export const RATED_CURRENCIES = CURRENCIES.filter((currency) => currency !== BASE_CURRENCY);

/** What is known of a currency; one that is newer than this build has its code for a sign. */
export const currencyFacts = (code: string): CurrencyFacts => {
  const currency = CURRENCIES.find((known) => known === code);
  return currency ? FACTS[currency] : { sign: code };
};
