import type { Amount, CurrencyFigures, OrderStats } from '@tavolina/shared-api/contract';

/** Something in the currency that leads, and the same in each further one (product.md §114). */
export type Leading<T> = readonly [lead: T, ...others: T[]];

/** A place that has no order yet will be paid in lek. */
const WITHOUT_ORDERS = 'ALL';
const NOTHING = { average_order_value: 0, total_revenue_this_month: 0 };

/** The amounts of the cards by currency; euro where the server does not tell them apart yet. */
export const currencyFigures = (stats: OrderStats): Leading<CurrencyFigures> => {
  if (!stats.by_currency) return [{ ...stats, currency: 'EUR' }];
  const [lead = { ...NOTHING, currency: WITHOUT_ORDERS, before: NOTHING }, ...others] = stats.by_currency;
  return [lead, ...others];
};

/** What one currency brought in or left open on each day. */
export interface CurrencyDays {
  currency: Amount['currency'];
  days: readonly { date: string; revenue: number }[];
}

/** The days of a period by currency; euro where the server does not tell them apart yet. */
export const currencyDays = ({ days, takings }: OrderStats['period']): Leading<CurrencyDays> => {
  const told = takings?.flatMap(({ currency, days }) => (days ? [{ currency, days }] : []));
  if (!told || told.length < (takings?.length ?? 0)) return [{ currency: 'EUR', days }];
  const none = { currency: WITHOUT_ORDERS, days: days.map(({ date }) => ({ date, revenue: 0 })) } as const;
  const [lead = none, ...others] = told;
  return [lead, ...others];
};

/** What a dish brought in, by currency. */
export const sellerAmounts = ({
  revenue,
  by_currency,
}: OrderStats['period']['best_sellers'][number]): Amount[] =>
  by_currency?.map(({ currency, revenue }) => ({ currency, amount: revenue })) ?? [
    { currency: 'EUR', amount: revenue },
  ];
