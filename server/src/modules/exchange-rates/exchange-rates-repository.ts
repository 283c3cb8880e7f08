import type { Queryable } from '../../platform/database/database.ts';

/** Units of each currency for one euro, of a day (`YYYY-MM-DD`). */
export interface DayRates {
  date: string;
  all: number;
  usd: number;
  gbp: number;
}

/** The rates of the newest day. */
export const readExchangeRates = async (database: Queryable): Promise<DayRates | undefined> => {
  const { rows } = await database.query<DayRates>({
    name: 'exchange-rates',
    text: `SELECT to_char(date, 'YYYY-MM-DD') AS date, all_rate AS "all", usd_rate AS usd, gbp_rate AS gbp
           FROM exchange_rates ORDER BY exchange_rates.date DESC LIMIT 1`,
  });
  return rows[0];
};

/** Stores the rates of a day, in place of what was stored of it. */
export const upsertRates = async (database: Queryable, { date, all, usd, gbp }: DayRates): Promise<void> => {
  await database.query({
    name: 'upsert-rates',
    text: `INSERT INTO exchange_rates (date, all_rate, usd_rate, gbp_rate) VALUES ($1, $2, $3, $4)
           ON CONFLICT (date) DO UPDATE
           SET (all_rate, usd_rate, gbp_rate) = (excluded.all_rate, excluded.usd_rate, excluded.gbp_rate)`,
    values: [date, all, usd, gbp],
  });
};
