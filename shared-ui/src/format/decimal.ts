import { DECIMAL_COMMA_LANGUAGES, LANGUAGES } from '@tavolina/shared-api/codes';

/** Languages with decimal points and commas between thousands; all others have the reverse. */
const WITH_POINTS = LANGUAGES.filter((language) => !DECIMAL_COMMA_LANGUAGES.includes(language));

/** The decimal separator of a language. */
export const decimalSign = (language: string): '.' | ',' =>
  WITH_POINTS.some((name) => language.startsWith(name)) ? '.' : ',';

/** Positions of thousands separators. */
const THOUSANDS = /\B(?=(?:\d{3})+(?:\.|$))/g;

/**
 * A number with the given decimals, at most two: `1.250,00` in Albanian, `1,250.00` in English. Not `Intl`:
 * its Albanian data groups only from five digits on, and creating a formatter takes longer than rendering a
 * small page.
 */
export const formatDecimal = (value: number, places: number, language: string): string => {
  const english = value.toFixed(places).replace(THOUSANDS, ',');
  const decimal = decimalSign(language);
  return decimal === '.' ? english : english.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : decimal));
};

/** A whole number, e.g. `1.250` in Albanian, `1,250` in English. */
export const formatCount = (count: number, language: string): string => formatDecimal(count, 0, language);

/**
 * Variables of a text with a number: `count` for the plural form, and `value`, formatted.
 * @param isMinimum whether there may be more: `1.000+` (product.md §254)
 */
export const counted = (count: number, language: string, isMinimum = false) => ({
  count,
  value: `${formatCount(count, language)}${isMinimum ? '+' : ''}`,
});
