const SIGNS: Record<string, string> = { ALL: 'L', EUR: '€', USD: '$', GBP: '£' };
const NO_BREAK_SPACE = '\u00a0';
/** Between digits, where a whole number of threes is left before the decimals. */
const THOUSANDS = /\B(?=(?:\d{3})+\.)/g;

const decimal = (amount: number, isEnglish: boolean): string => {
  const english = amount.toFixed(2).replace(THOUSANDS, ',');
  return isEnglish ? english : english.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));
};

/** Sign of a currency, e.g. `L`. */
export const currencySign = (currency: string): string => SIGNS[currency] ?? currency;

/**
 * An amount with its sign: `1.250,00 L` in Albanian, `1,250.00 L` in English. The separators are set here, since the
 * platform's own Albanian data groups only from five digits; and making the platform's formatter alone takes longer
 * than drawing a small page.
 * @param amount decimal, as JSON carries it
 */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  `${decimal(amount, language.startsWith('en'))}${NO_BREAK_SPACE}${currencySign(currency)}`;
