import { formatDecimal } from './decimal.ts';

const SIGNS: Record<string, string> = { ALL: 'L', EUR: '€', USD: '$', GBP: '£' };
const NO_BREAK_SPACE = '\u00a0';

/** Sign of a currency, e.g. `L`. */
export const currencySign = (currency: string): string => SIGNS[currency] ?? currency;

/**
 * An amount with its sign: `1.250,00 L` in Albanian, `1,250.00 L` in English.
 * @param amount decimal, as JSON carries it
 */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  `${formatDecimal(amount, 2, language)}${NO_BREAK_SPACE}${currencySign(currency)}`;
