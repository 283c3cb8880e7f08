import {
  BASE_CURRENCY,
  byCurrency,
  type Currency,
  type EuroRates,
  type ExchangeRates,
  RATED_CURRENCIES,
} from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { readExchangeRates, upsertRates } from './exchange-rates-repository.ts';

const HOUR_MS = 3_600_000;
/** A long weekend without rates is no reason to worry. */
const FRESH_DAYS = 5;
/** What the table holds; more is a slip of the keyboard. */
const HIGHEST_RATE = 1_000_000;

/** Rates by which prices are converted, with their date. */
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

/** Whether the newest rates are older than a few days, so that somebody has forgotten to add some. */
export const areRatesOld = async (database: Queryable, now: Date): Promise<boolean> => {
  const { date } = await exchangeRates(database);
  return now.getTime() - Date.parse(date) > (FRESH_DAYS + 1) * DAY_MS;
};

/**
 * Stores the rates of a day; the newest day's hold from then on. Prices that are stored in lek follow by `deriveLek`.
 * @throws {Error} with a sentence for the operator, when they cannot be rates or their day has not begun
 */
export const storeRates = async (
  database: Queryable,
  date: string,
  rates: Readonly<Partial<Record<Currency, number | undefined>>>,
  now: Date,
): Promise<void> => {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    throw new Error(`"${date}" is no day: write it as 2026-11-21.`);
  // The day begins earlier in Tirana, by two hours in summer.
  if (day.getTime() > now.getTime() + 2 * HOUR_MS) throw new Error(`${date} has not begun.`);
  const rows = RATED_CURRENCIES.map((currency) => ({ date, currency, rate: rates[currency] ?? Number.NaN }));
  for (const { currency, rate } of rows)
    if (!(rate > 0 && rate < HIGHEST_RATE)) throw new Error(`The rate of ${currency} is no number above 0.`);
  await upsertRates(database, rows);
};
