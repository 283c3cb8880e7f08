/** Languages that write a point before decimals and commas between thousands; all others do it the other way round. */
const WITH_POINTS = ['en'];

/** What a language writes before decimals. */
export const decimalSign = (language: string): '.' | ',' =>
  WITH_POINTS.some((name) => language.startsWith(name)) ? '.' : ',';

/** Between digits, where a whole number of threes is left before the decimals, or the end. */
const THOUSANDS = /\B(?=(?:\d{3})+(?:\.|$))/g;

/**
 * A number with as many decimals as asked for, two at most: `1.250,00` in Albanian, `1,250.00` in English. The
 * separators are set here, since the platform's own Albanian data groups only from five digits; and making the
 * platform's formatter alone takes longer than drawing a small page.
 */
export const formatDecimal = (value: number, places: number, language: string): string => {
  const english = value.toFixed(places).replace(THOUSANDS, ',');
  const decimal = decimalSign(language);
  return decimal === '.' ? english : english.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : decimal));
};

/** A whole number, e.g. `1.250` in Albanian, `1,250` in English. */
export const formatCount = (count: number, language: string): string => formatDecimal(count, 0, language);

/** What a text about so many is given: the number its words agree with, and, as `value`, how it is written. */
export const counted = (count: number, language: string) => ({ count, value: formatCount(count, language) });
