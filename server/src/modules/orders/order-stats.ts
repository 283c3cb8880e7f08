import { type OrderStats, type Takings, toDecimal } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { requireOrdersPlan } from './orders-service.ts';
import {
  type CardsRow,
  readBestSellers,
  readCards,
  readDays,
  readTakings,
  readTotals,
  type TakingsRow,
  type TotalsRow,
} from './stats-repository.ts';

const BEST_SELLERS = 5;

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

const presentTakings = (row: TakingsRow): Takings => ({
  currency: row.currency,
  cash: toDecimal(row.cash_minor),
  card: toDecimal(row.card_minor),
  online: toDecimal(row.online_minor),
  open: toDecimal(row.open_minor),
  open_orders: row.open_orders,
});

/**
 * Figures of a business's orders, and of the last days (product.md §62).
 * @throws {ApiFailure} `plan_required`
 */
export const statsOf = async (
  database: Database,
  businessId: string,
  days: number,
  now: Date,
): Promise<OrderStats> => {
  await requireOrdersPlan(database, businessId, now);
  // One after the other: at once they would take as much of the database as the searches of all visitors may.
  const cards = await readCards(database, businessId);
  const totals = await readTotals(database, businessId, days);
  const takings = await readTakings(database, businessId, days);
  const perDay = await readDays(database, businessId, days);
  const sellers = await readBestSellers(database, businessId, days, BEST_SELLERS);
  const [first, last] = [perDay[0], perDay.at(-1)];
  if (!first || !last) throw new Error('a period has its days');
  return {
    ...presentCards(cards.now),
    before: presentCards(cards.before),
    period: {
      from: first.date,
      to: last.date,
      totals: presentTotals(totals.now),
      before: presentTotals(totals.before),
      takings: takings.map(presentTakings),
      days: perDay.map(({ date, orders, revenue_minor }) => ({
        date,
        orders,
        revenue: toDecimal(revenue_minor),
      })),
      best_sellers: sellers.map(({ revenue_minor, ...seller }) => ({
        ...seller,
        revenue: toDecimal(revenue_minor),
      })),
    },
  };
};
