import { type Currency, RATED_CURRENCIES } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';
import type { DayRate } from './exchange-rates-repository.ts';

const DAY = sql<string>`to_char(date, 'YYYY-MM-DD')`;

/** Days that have rates, the newest first, with the number of all of them. */
export const listRateDays = async (
  database: Queryable,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ date: string; total: number }[]> =>
  db(database, 'list-rate-days')
    .selectFrom('currency_rates')
    .select([DAY.as('date'), sql<number>`(count(*) OVER ())::int`.as('total')])
    .groupBy('date')
    .orderBy('currency_rates.date', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();

/** The rates of days. */
export const ratesOfDays = async (database: Queryable, dates: readonly string[]): Promise<DayRate[]> =>
  db(database, 'rates-of-days')
    .selectFrom('currency_rates')
    .select([DAY.as('date'), 'currency', 'rate'])
    .where(DAY, '=', anyOf(dates))
    .where('currency', '=', anyOf(RATED_CURRENCIES))
    .execute();

/** Of each currency the rate of the newest day before one; where there is none, that of the day itself. */
export const ratesBefore = async (
  database: Queryable,
  date: string,
): Promise<{ currency: Currency; rate: number }[]> =>
  db(database, 'rates-before')
    .selectFrom('currency_rates')
    .distinctOn('currency')
    .select(['currency', 'rate'])
    .where(DAY, '<=', date)
    .orderBy('currency')
    .orderBy(sql`${DAY} = ${date}`)
    .orderBy('currency_rates.date', 'desc')
    .execute();

/** Who stored the rates of days last, when and why. */
export const storedBy = async (database: Queryable, dates: readonly string[]) =>
  db(database, 'rates-stored-by')
    .selectFrom('operator_acts')
    .distinctOn('about')
    .select(['about as date', 'acted_by as by', 'acted_at as at', 'reason'])
    .where('about', '=', anyOf(dates))
    .where('act', '=', 'rates_stored')
    .orderBy('about')
    .orderBy('id', 'desc')
    .execute();
