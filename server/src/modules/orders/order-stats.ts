import {
  type CurrencyFigures,
  type OrderStats,
  type Takings,
  toDecimal,
} from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { lostOrdersOf } from '../availability/availability-service.ts';
import { requireOrdersPlan } from './owned-order.ts';
import { readPromises } from './promises-repository.ts';
import {
  type CardsRow,
  type RecommendedRow,
  readBestChoices,
  readBestSellers,
  readCards,
  readDays,
  readRecommended,
  readTotals,
  type SellerRow,
  type TotalsRow,
} from './stats-repository.ts';
import {
  type CurrencyCardsRow,
  type CurrencyDayRow,
  readCurrencyCards,
  readCurrencyDays,
  readTakings,
  type TakingsRow,
} from './takings-repository.ts';

const BEST_SELLERS = 5;
const BEST_CHOICES = 10;

const presentCards = (row: CardsRow): OrderStats['before'] => ({
  orders_today: row.orders_today,
  orders_this_month: row.orders_this_month,
  average_order_value: toDecimal(row.average_minor),
  total_revenue_this_month: toDecimal(row.revenue_minor),
});

const presentTotals = (row: TotalsRow): OrderStats['period']['totals'] => ({
  orders: row.orders,
  revenue: toDecimal(row.revenue_minor),
  average_order_value: toDecimal(row.average_minor),
  average_waiting_minutes: row.waiting_minutes,
});

const presentCurrency = (row: CurrencyCardsRow): CurrencyFigures => ({
  currency: row.currency,
  average_order_value: toDecimal(row.average_minor),
  total_revenue_this_month: toDecimal(row.revenue_minor),
  before: {
    average_order_value: toDecimal(row.average_before_minor),
    total_revenue_this_month: toDecimal(row.revenue_before_minor),
  },
});

const inOrder = (amounts: SellerRow['by_currency'], order: readonly TakingsRow['currency'][]) =>
  amounts
    .toSorted((one, other) => order.indexOf(one.currency) - order.indexOf(other.currency))
    .map(({ currency, revenue_minor }) => ({ currency, revenue: toDecimal(revenue_minor) }));

const presentSeller = (
  { revenue_minor, by_currency, ...seller }: SellerRow,
  order: readonly TakingsRow['currency'][],
): OrderStats['period']['best_sellers'][number] => ({
  ...seller,
  revenue: toDecimal(revenue_minor),
  by_currency: inOrder(by_currency, order),
});

const presentRecommended = (
  { revenue_minor, by_currency, ...counts }: RecommendedRow,
  order: readonly TakingsRow['currency'][],
): OrderStats['period']['recommended'] => ({
  ...counts,
  revenue: toDecimal(revenue_minor),
  by_currency: inOrder(by_currency ?? [], order),
});

const presentTakings = (
  row: TakingsRow,
  dates: readonly string[],
  ofDays: readonly CurrencyDayRow[],
): Takings => ({
  currency: row.currency,
  cash: toDecimal(row.cash_minor),
  card: toDecimal(row.card_minor),
  online: toDecimal(row.online_minor),
  open: toDecimal(row.open_minor),
  open_orders: row.open_orders,
  days: dates.map((date) => ({
    date,
    revenue: toDecimal(
      ofDays.find((day) => day.currency === row.currency && day.date === date)?.revenue_minor ?? 0,
    ),
  })),
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
  const cards = await readCards(database, businessId);
  const totals = await readTotals(database, businessId, days);
  const promises = await readPromises(database, businessId, days);
  const lost = await lostOrdersOf(database, businessId, { days, now });
  const currencyCards = await readCurrencyCards(database, businessId);
  const takings = await readTakings(database, businessId, days);
  const perDay = await readDays(database, businessId, days);
  const currencyDays = await readCurrencyDays(database, businessId, days);
  const sellers = await readBestSellers(database, businessId, days, BEST_SELLERS);
  const recommended = await readRecommended(database, businessId, days);
  const best_choices = await readBestChoices(database, businessId, days, BEST_CHOICES);
  const [first, last] = [perDay[0], perDay.at(-1)];
  if (!first || !last) throw new Error('a period has its days');
  const dates = perDay.map(({ date }) => date);
  const currencies = takings.map(({ currency }) => currency);
  return {
    ...presentCards(cards.now),
    before: presentCards(cards.before),
    by_currency: currencyCards.map(presentCurrency),
    period: {
      from: first.date,
      to: last.date,
      totals: presentTotals(totals.now),
      before: presentTotals(totals.before),
      promises,
      lost,
      takings: takings.map((row) => presentTakings(row, dates, currencyDays)),
      days: perDay.map(({ date, orders, revenue_minor }) => ({
        date,
        orders,
        revenue: toDecimal(revenue_minor),
      })),
      best_sellers: sellers.map((seller) => presentSeller(seller, currencies)),
      recommended: presentRecommended(recommended, currencies),
      best_choices,
    },
  };
};
