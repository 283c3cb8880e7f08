import {
  BASE_CURRENCY,
  byCurrency,
  type Currency,
  type EuroRates,
  type ExchangeRates,
  RATED_CURRENCIES,
} from '@tavolina/shared-api/contract';
import { DAY_MS, HOUR_MS } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { readExchangeRates, upsertRates } from './exchange-rates-repository.ts';

/** Long enough for a long weekend without rates. */
const FRESH_DAYS = 5;
/** The largest value that the column holds. More is a typing error. */
const HIGHEST_RATE = 1_000_000;

/** The current rates, with their date. */
export const exchangeRates = async (database: Queryable): Promise<ExchangeRates & { rates: EuroRates }> => {
  const stored = new Map((await readExchangeRates(database)).map((row) => [row.currency, row]));
  const rowOf = (currency: Currency) => {
    const row = stored.get(currency);
    if (!row) throw new Error(`no exchange rate of ${currency} in the database`);
    return row;
  };
  const [newest = ''] = RATED_CURRENCIES.map((currency) => rowOf(currency).date)
    .toSorted()
    .reverse();
  return {
    base: BASE_CURRENCY,
    date: newest,
    rates: byCurrency((currency) => (currency === BASE_CURRENCY ? 1 : rowOf(currency).rate)),
  };
};

/** Whether the latest rates are more than a few days old, so that somebody forgot to add new ones. */
export const areRatesOld = async (database: Queryable, now: Date): Promise<boolean> => {
  const { date } = await exchangeRates(database);
  return now.getTime() - Date.parse(date) > (FRESH_DAYS + 1) * DAY_MS;
};

/**
 * Stores the rates of a day. The latest day's rates are used from then on, and `deriveLek` updates the
 * prices that are stored in lek.
 * @returns whether anything changed
 * @throws {Error} with a sentence for the operator when the rates are invalid or their day has not begun
 */
export const storeRates = async (
  database: Queryable,
  date: string,
  rates: Readonly<Partial<Record<Currency, number | undefined>>>,
  now: Date,
): Promise<boolean> => {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    throw new Error(`"${date}" is no day: write it as 2026-11-21.`);
  // The day begins earlier in Tirana, by two hours in summer.
  if (day.getTime() > now.getTime() + 2 * HOUR_MS) throw new Error(`${date} has not begun.`);
  const rows = RATED_CURRENCIES.map((currency) => ({ date, currency, rate: rates[currency] ?? Number.NaN }));
  for (const { currency, rate } of rows)
    if (!(rate > 0 && rate < HIGHEST_RATE)) throw new Error(`The rate of ${currency} is no number above 0.`);
  return upsertRates(database, rows);
};
