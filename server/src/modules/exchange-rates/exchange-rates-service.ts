import type { EuroRates, ExchangeRates } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { readExchangeRates } from './exchange-rates-repository.ts';

/** Rates by which prices are converted, with their date. */
export const exchangeRates = async (database: Queryable): Promise<ExchangeRates & { rates: EuroRates }> => {
  const row = await readExchangeRates(database);
  if (!row) throw new Error('no exchange rates in the database');
  return { base: 'EUR', date: row.date, rates: { EUR: 1, ALL: row.all, USD: row.usd, GBP: row.gbp } };
};
