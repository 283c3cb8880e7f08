const SIGNS: Record<string, string> = { ALL: 'L', EUR: '€', USD: '$', GBP: '£' };
const NO_BREAK_SPACE = '\u00a0';

const formatter = (separator: { group: string; decimal: string }) => {
  const base = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (amount: number): string =>
    base
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'group' || type === 'decimal' ? separator[type] : value))
      .join('');
};

const ALBANIAN = formatter({ group: '.', decimal: ',' });
const ENGLISH = formatter({ group: ',', decimal: '.' });

/** Sign of a currency, e.g. `L`. */
export const currencySign = (currency: string): string => SIGNS[currency] ?? currency;

/**
 * An amount with its sign: `1.250,00 L` in Albanian, `1,250.00 L` in English. The platform's own Albanian data groups
 * only from five digits, so the separators are set here.
 * @param amount decimal, as JSON carries it
 */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  `${(language.startsWith('en') ? ENGLISH : ALBANIAN)(amount)}${NO_BREAK_SPACE}${currencySign(currency)}`;
