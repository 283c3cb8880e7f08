import { currencyFacts } from '@tavolina/shared-api/codes';
import { formatDecimal } from './decimal.ts';

const NO_BREAK_SPACE = '\u00a0';

/** Sign of a currency, e.g. `L`. */
export const currencySign = (currency: string): string => currencyFacts(currency).sign;

const placesOf = (amount: number, currency: string): number =>
  currencyFacts(currency).isWholeWithoutDecimals && Math.round(amount * 100) % 100 === 0 ? 0 : 2;

/**
 * An amount with its sign (product.md §33): `1.250 L`, `3.400,50 L`, `12,00 €` in Albanian, `1,250 L` in English.
 * @param amount decimal, as JSON carries it
 */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  `${formatDecimal(amount, placesOf(amount, currency), language)}${NO_BREAK_SPACE}${currencySign(currency)}`;
