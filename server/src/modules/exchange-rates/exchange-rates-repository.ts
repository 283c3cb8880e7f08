import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db, excluded } from '../../platform/database/db.ts';

/** Units of each currency for one euro, of a day (`YYYY-MM-DD`). */
export interface DayRates {
  date: string;
  all: number;
  usd: number;
  gbp: number;
}

/** The rates of the newest day. */
export const readExchangeRates = async (database: Queryable): Promise<DayRates | undefined> =>
  db(database, 'exchange-rates')
    .selectFrom('exchange_rates')
    .select(({ fn }) => [
      fn<string>('to_char', ['date', sql.lit('YYYY-MM-DD')]).as('date'),
      'all_rate as all',
      'usd_rate as usd',
      'gbp_rate as gbp',
    ])
    .orderBy('exchange_rates.date', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Stores the rates of a day, in place of what was stored of it. */
export const upsertRates = async (database: Queryable, { date, all, usd, gbp }: DayRates): Promise<void> => {
  const rates = { all_rate: all, usd_rate: usd, gbp_rate: gbp };
  await db(database, 'upsert-rates')
    .insertInto('exchange_rates')
    .values({ date, ...rates })
    .onConflict((conflict) =>
      conflict.column('date').doUpdateSet(excluded('exchange_rates', ['all_rate', 'usd_rate', 'gbp_rate'])),
    )
    .execute();
};
