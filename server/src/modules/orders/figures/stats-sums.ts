import type { Currency } from '@tavolina/shared-api/contract';
import type { FiguresRow, SoldRow } from './stats-repository.ts';
import type { StatsTimes } from './stats-times-repository.ts';

/** Names of what is summed up. */
type Summed = Exclude<keyof FiguresRow, 'date' | 'currency'>;

/** Adds up one figure of some rows. */
export const sumOf = <K extends Summed>(rows: readonly Record<K, number>[], figure: K): number =>
  rows.reduce((sum, row) => sum + row[figure], 0);

/** Average of what orders came to, rounded; 0 without any. */
export const averageOf = <K extends Summed>(
  rows: readonly Record<K | 'sold', number>[],
  figure: K,
): number => {
  const sold = sumOf(rows, 'sold');
  return sold === 0 ? 0 : Math.round(sumOf(rows, figure) / sold);
};

/** Average time until orders were ready, in minutes to a tenth; null without any (product.md §189). */
export const waitingMinutesOf = (rows: readonly FiguresRow[]): number | null => {
  const waiting = sumOf(rows, 'waiting');
  return waiting === 0 ? null : Math.round(sumOf(rows, 'waited_seconds') / (6 * waiting)) / 10;
};

/** Rows of days from one up to another, both included; of a row without a day, that it is before all. */
export const between = <T extends { date: string | null }>(
  rows: readonly T[],
  first: string,
  last: string,
): T[] => rows.filter(({ date }) => date !== null && date >= first && date <= last);

/** Currencies in which something was sold, the one with most orders first (product.md §114). */
export const currenciesOf = (rows: readonly FiguresRow[]): Currency[] => {
  const sold = new Map<Currency, number>();
  for (const row of rows) if (row.sold > 0) sold.set(row.currency, (sold.get(row.currency) ?? 0) + row.sold);
  return [...sold]
    .toSorted(([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1))
    .map(([currency]) => currency);
};

/** The rows that figures of this month are of, and those of the last one until the same moment (product.md §62). */
export const monthsOf = (
  rows: readonly FiguresRow[],
  moments: readonly SoldRow[],
  times: StatsTimes,
): { now: readonly SoldRow[]; before: readonly SoldRow[]; everBefore: readonly FiguresRow[] } => {
  const dated = (some: readonly FiguresRow[]) =>
    some.flatMap((row) => (row.date ? [{ ...row, date: row.date }] : []));
  const wholeDays = dated(between(rows, times.last_month, times.month_ago)).filter(
    ({ date }) => date < times.month_ago,
  );
  return {
    now: dated(between(rows, times.month, times.today)),
    before: [...wholeDays, ...between(moments, times.month_ago, times.month_ago)],
    everBefore: rows.filter(({ date }) => date === null || date < times.month),
  };
};
