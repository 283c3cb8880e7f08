import type { Queryable } from '../../platform/database/database.ts';

/** Units of each currency for one euro, of the newest day (`YYYY-MM-DD`). */
export const readExchangeRates = async (
  database: Queryable,
): Promise<{ date: string; all: number; usd: number; gbp: number } | undefined> => {
  const { rows } = await database.query<{ date: string; all: number; usd: number; gbp: number }>({
    name: 'exchange-rates',
    text: `SELECT to_char(date, 'YYYY-MM-DD') AS date, all_rate AS "all", usd_rate AS usd, gbp_rate AS gbp
           FROM exchange_rates ORDER BY exchange_rates.date DESC LIMIT 1`,
  });
  return rows[0];
};
