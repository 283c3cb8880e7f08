import type { Currency } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db, excluded } from '../../platform/database/db.ts';

/** Units of a currency for one euro, of a day (`YYYY-MM-DD`). */
export interface DayRate {
  date: string;
  currency: Currency;
  rate: number;
}

/** Of each currency the rate of the newest day that has one. */
export const readExchangeRates = async (database: Queryable): Promise<DayRate[]> =>
  db(database, 'exchange-rates')
    .selectFrom('currency_rates')
    .distinctOn('currency')
    .select(({ fn }) => [
      fn<string>('to_char', ['date', sql.lit('YYYY-MM-DD')]).as('date'),
      'currency',
      'rate',
    ])
    .orderBy('currency')
    .orderBy('currency_rates.date', 'desc')
    .execute();

/** Stores the rates of a day, in place of what was stored of it; false where it was so already. */
export const upsertRates = async (database: Queryable, rates: readonly DayRate[]): Promise<boolean> => {
  const changed = await db(database, 'upsert-rates')
    .insertInto('currency_rates')
    .values([...rates])
    .onConflict((conflict) =>
      conflict
        .columns(['date', 'currency'])
        .doUpdateSet(excluded('currency_rates', ['rate']))
        .where((eb) => eb('currency_rates.rate', '<>', eb.ref('excluded.rate'))),
    )
    .returning('currency')
    .execute();
  return changed.length > 0;
};
