import {
  type DayRates,
  type Language,
  LIMITS,
  localDay,
  type OperatorRates,
  RATED_CURRENCIES,
  type RatesOfDay,
} from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type WrongField, wrongFields } from '../../platform/http/field-errors.ts';
import { recordAct } from '../operator-acts/operator-acts-service.ts';
import { listRateDays, ratesBefore, ratesOfDays, storedBy } from './day-rates-repository.ts';
import { exchangeRates, storeRates } from './exchange-rates-service.ts';

/** A rate that differs from the one before by more than this part of it is taken for a typing error. */
const TYPING_ERROR = 0.2;

/** Who stores rates, when, and in which language they are answered. */
interface Storing {
  by: string;
  at: Date;
  language: Language;
}

const present = async (database: Queryable, dates: readonly string[]): Promise<DayRates[]> => {
  const [rates, acts] = await Promise.all([ratesOfDays(database, dates), storedBy(database, dates)]);
  return dates.map((date) => {
    const act = acts.find((each) => each.date === date);
    return {
      date,
      rates: RATED_CURRENCIES.flatMap(
        (currency) => rates.find((row) => row.date === date && row.currency === currency) ?? [],
      ).map(({ currency, rate }) => ({ currency, rate })),
      stored: act ? { by: act.by, at: act.at.toISOString(), reason: act.reason } : null,
    };
  });
};

/** Days with rates and where they came from, the newest first (product.md §578). */
export const ratesPage = async (
  database: Database,
  skip: number,
): Promise<Omit<OperatorRates, 'may_store'>> => {
  const [days, { date }] = await Promise.all([
    listRateDays(database, { skip, limit: LIMITS.operatorRates }),
    exchangeRates(database),
  ]);
  const items = await present(
    database,
    days.map((day) => day.date),
  );
  return { items, total: days[0]?.total ?? 0, in_use: date };
};

/** What is wrong with rates: a day to come, or one that looks like a typing error beside the day before. */
const wrongOf = async (
  client: Queryable,
  date: string,
  rates: RatesOfDay['rates'],
  at: Date,
): Promise<WrongField[]> => {
  if (date > localDay(at)) return [{ field: 'date', message: 'day_to_come' }];
  const before = await ratesBefore(client, date);
  return RATED_CURRENCIES.flatMap((currency): WrongField[] => {
    const limit = before.find((row) => row.currency === currency)?.rate;
    if (limit === undefined || Math.abs(rates[currency] - limit) <= limit * TYPING_ERROR) return [];
    return [{ field: `rates.${currency}`, message: 'rate_far', limit }];
  });
};

/**
 * Stores the rates of a day or corrects them, and records the act with its reason (product.md §579). What is so already
 * changes nothing.
 * @param onStored runs in the transaction when something changed
 * @throws {ApiFailure} `invalid_input` for a day to come, and for a rate far from the one before
 */
export const storeRatesOfDay = (
  database: Database,
  date: string,
  { rates, reason }: RatesOfDay,
  { by, at, language }: Storing,
  onStored: (client: Queryable) => Promise<unknown>,
): Promise<DayRates> =>
  transaction(database, async (client) => {
    const wrong = await wrongOf(client, date, rates, at);
    if (wrong.length > 0) throw new ApiFailure('invalid_input', { errors: wrongFields(wrong, language) });
    if (await storeRates(client, date, rates, at)) {
      await recordAct(client, 'rates_stored', { by, about: date, reason }, at);
      await onStored(client);
    }
    const [stored] = await present(client, [date]);
    if (!stored) throw new Error(`no rates of ${date}`);
    return stored;
  });
