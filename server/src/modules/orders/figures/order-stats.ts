import {
  type Currency,
  type CurrencyFigures,
  type OrderStats,
  type Takings,
  toDecimal,
} from '@tavolina/shared-api/contract';
import type { Database } from '../../../platform/database/database.ts';
import { lostOrdersOf } from '../../availability/availability-service.ts';
import { requireOrdersPlan } from '../owned-order.ts';
import {
  type FiguresRow,
  readBestChoices,
  readBestSellers,
  readFigures,
  readMoments,
  type SellerRow,
  type SoldRow,
} from './stats-repository.ts';
import { averageOf, between, currenciesOf, monthsOf, sumOf, waitingMinutesOf } from './stats-sums.ts';
import { readStatsTimes, type StatsTimes } from './stats-times-repository.ts';

const BEST_SELLERS = 5;
const BEST_CHOICES = 10;

const of = <T extends { currency: Currency }>(rows: readonly T[], currency: Currency): T[] =>
  rows.filter((row) => row.currency === currency);

/** The stat cards, with the same figures for a day and a month before. */
const cardsOf = (rows: readonly FiguresRow[], moments: readonly SoldRow[], times: StatsTimes) => {
  const { now, before, everBefore } = monthsOf(rows, moments, times);
  return {
    orders_today: sumOf(between(rows, times.today, times.today), 'orders'),
    orders_this_month: sumOf(now, 'orders'),
    average_order_value: toDecimal(averageOf(rows, 'revenue_minor')),
    total_revenue_this_month: toDecimal(sumOf(now, 'revenue_minor')),
    before: {
      orders_today: sumOf(between(moments, times.yesterday, times.yesterday), 'orders'),
      orders_this_month: sumOf(before, 'orders'),
      average_order_value: toDecimal(averageOf(everBefore, 'revenue_minor')),
      total_revenue_this_month: toDecimal(sumOf(before, 'revenue_minor')),
    },
  };
};

/** Amounts of the stat cards in one currency. */
const currencyCardsOf = (
  currency: Currency,
  rows: readonly FiguresRow[],
  moments: readonly SoldRow[],
  times: StatsTimes,
): CurrencyFigures => {
  const mine = of(rows, currency);
  const { now, before, everBefore } = monthsOf(mine, of(moments, currency), times);
  return {
    currency,
    average_order_value: toDecimal(averageOf(mine, 'collected_minor')),
    total_revenue_this_month: toDecimal(sumOf(now, 'collected_minor')),
    before: {
      average_order_value: toDecimal(averageOf(everBefore, 'collected_minor')),
      total_revenue_this_month: toDecimal(sumOf(before, 'collected_minor')),
    },
  };
};

const totalsOf = (rows: readonly FiguresRow[]): OrderStats['period']['totals'] => ({
  orders: sumOf(rows, 'orders'),
  revenue: toDecimal(sumOf(rows, 'revenue_minor')),
  average_order_value: toDecimal(averageOf(rows, 'revenue_minor')),
  average_waiting_minutes: waitingMinutesOf(rows),
});

/** Received and open amounts in one currency (product.md §106, §107). */
const takingsOf = (currency: Currency, rows: readonly FiguresRow[], days: readonly string[]): Takings => ({
  currency,
  cash: toDecimal(sumOf(rows, 'cash_minor')),
  card: toDecimal(sumOf(rows, 'card_minor')),
  online: toDecimal(sumOf(rows, 'online_minor')),
  open: toDecimal(sumOf(rows, 'open_minor')),
  open_orders: sumOf(rows, 'open_orders'),
  days: days.map((date) => ({
    date,
    revenue: toDecimal(sumOf(between(rows, date, date), 'collected_minor')),
  })),
});

const recommendedOf = (
  rows: readonly FiguresRow[],
  currencies: readonly Currency[],
): OrderStats['period']['recommended'] => ({
  orders: sumOf(rows, 'recommended_orders'),
  quantity: sumOf(rows, 'recommended_quantity'),
  revenue: toDecimal(sumOf(rows, 'recommended_minor')),
  by_currency: currencies
    .filter((currency) => sumOf(of(rows, currency), 'recommended_orders') > 0)
    .map((currency) => ({
      currency,
      revenue: toDecimal(Math.round(sumOf(of(rows, currency), 'recommended_collected_minor'))),
    })),
});

const presentSeller = (
  { revenue_minor, by_currency, ...seller }: SellerRow,
  order: readonly Currency[],
): OrderStats['period']['best_sellers'][number] => ({
  ...seller,
  revenue: toDecimal(revenue_minor),
  by_currency: by_currency
    .toSorted((one, other) => order.indexOf(one.currency) - order.indexOf(other.currency))
    .map((amount) => ({ currency: amount.currency, revenue: toDecimal(amount.revenue_minor) })),
});

/**
 * Statistics of a business's orders, in total and for the last days (product.md §62, §114, §189).
 * @throws {ApiFailure} `plan_required`
 */
export const statsOf = async (
  database: Database,
  businessId: string,
  days: number,
  now: Date,
): Promise<OrderStats> => {
  await requireOrdersPlan(database, businessId, now);
  // Sequential: in parallel they would use as many connections as all visitors' searches may.
  const times = await readStatsTimes(database, businessId, days);
  const figures = await readFigures(database, businessId, times);
  const moments = await readMoments(database, businessId, times);
  const lost = await lostOrdersOf(database, businessId, { days, now });
  const sellers = await readBestSellers(database, businessId, times, BEST_SELLERS);
  const best_choices = await readBestChoices(database, businessId, times, BEST_CHOICES);
  const [first, last] = [times.days[0], times.days.at(-1)];
  if (!first || !last) throw new Error('a period has its days');
  const period = figures.filter(({ date }) => date !== null && date >= first);
  const currencies = currenciesOf(period);
  return {
    ...cardsOf(figures, moments, times),
    by_currency: currenciesOf(figures).map((currency) => currencyCardsOf(currency, figures, moments, times)),
    period: {
      from: first,
      to: last,
      totals: totalsOf(period),
      before: totalsOf(between(figures, times.before, first).filter(({ date }) => date !== first)),
      promises: { orders: sumOf(period, 'promised'), kept: sumOf(period, 'kept') },
      lost,
      takings: currencies.map((currency) => takingsOf(currency, of(period, currency), times.days)),
      days: times.days.map((date) => ({
        date,
        orders: sumOf(between(period, date, date), 'orders'),
        revenue: toDecimal(sumOf(between(period, date, date), 'revenue_minor')),
      })),
      best_sellers: sellers.map((seller) => presentSeller(seller, currencies)),
      recommended: recommendedOf(period, currencies),
      best_choices,
    },
  };
};
