import {
  type Amount,
  type Currency,
  currencyFacts,
  type Language,
  numberIn,
  toDecimal,
  toMinor,
} from '@tavolina/shared-api/contract';

const NO_BREAK_SPACE = '\u00a0';

const english = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** As prices are written, and rates of currencies whole: they have up to four digits. */
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** A number in a sentence: `7.300` or `7.300,50` in Albanian, `7,300` or `7,300.50` in English. */
export const formatNumber = (value: number, language: Language): string =>
  numberIn(language, (Number.isInteger(value) ? whole : exact).format(value));

const hidesDecimals = (minor: number, currency: Currency): boolean =>
  currencyFacts(currency).isWholeWithoutDecimals === true && minor % 100 === 0;

/** An amount in minor units with its sign (product.md §33): `1.250 L`, `3.400,50 L`, `12,00 €`; in English `1,250 L`. */
export const formatMoney = (minor: number, currency: Currency, language: Language): string => {
  const format = hidesDecimals(minor, currency) ? whole : english;
  return `${numberIn(language, format.format(toDecimal(minor)))}${NO_BREAK_SPACE}${currencyFacts(currency).sign}`;
};

/** An amount with its currency, decimal, as `formatMoney` writes it. */
export const formatAmount = ({ amount, currency }: Amount, language: Language): string =>
  formatMoney(toMinor(amount), currency, language);

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Tirane',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const read = (moment: Date): Record<string, string> =>
  Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));

/** Date in Tirana: `20.11.2026`. */
export const formatDate = (moment: Date): string => {
  const { day, month, year } = read(moment);
  return `${day}.${month}.${year}`;
};

/** A calendar day without time zone: `2026-11-20` becomes `20.11.2026`. */
export const formatDay = (day: string): string => day.split('-').reverse().join('.');

/** Time in Tirana: `13:42`. */
export const formatTime = (moment: Date): string => {
  const { hour, minute } = read(moment);
  return `${hour}:${minute}`;
};

/** Date and time in Tirana: `20.11.2026, 13:42`. */
export const formatDateTime = (moment: Date): string => `${formatDate(moment)}, ${formatTime(moment)}`;
