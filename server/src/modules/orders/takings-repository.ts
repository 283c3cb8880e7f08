import type { Currency } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { IS_CARD_ORDER } from './card-orders.ts';
import { COLLECTED_CURRENCY, COLLECTED_MINOR } from './collected-sql.ts';
import { countsAsRevenue } from './order-status.ts';
import { VISIBLE_TO_BUSINESS } from './orders-repository.ts';
import { firstDay, instant, LAST_MONTH, MONTH, MONTHS_BEFORE } from './stats-times.ts';

/** Amounts of the stat cards in one currency, in minor units. */
export interface CurrencyCardsRow {
  currency: Currency;
  average_minor: number;
  revenue_minor: number;
  average_before_minor: number;
  revenue_before_minor: number;
}

/** Received and open amounts in one currency, in minor units. */
export interface TakingsRow {
  currency: Currency;
  cash_minor: number;
  card_minor: number;
  online_minor: number;
  open_minor: number;
  open_orders: number;
}

/** Order totals of a day in one currency, in minor units. */
export interface CurrencyDayRow {
  currency: Currency;
  date: string;
  revenue_minor: number;
}

/**
 * The orders of a business that count as revenue, in their currency of payment; `local` is the local time
 * in Tirana.
 */
const revenueOrders = (businessId: string, where = sql``): RawBuilder<unknown> => sql`
  SELECT ${IS_CARD_ORDER} AS online, o.collected_by, ${COLLECTED_CURRENCY} AS currency, ${COLLECTED_MINOR} AS minor,
    o.created_at AT TIME ZONE 'Europe/Tirane' AS local
  FROM orders o WHERE o.business_id = ${businessId} AND ${countsAsRevenue(sql`o.status`)} AND ${VISIBLE_TO_BUSINESS} ${where}`;
const ofPeriod = (days: number) => sql`AND o.created_at >= ${instant(firstDay(days))}`;
const MOST_ORDERS_FIRST = sql`count(*) DESC, currency`;

const sum = (where: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce(sum(minor) FILTER (WHERE ${where}), 0)::bigint`;
const average = (where: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce(round(avg(minor) FILTER (WHERE ${where})), 0)::bigint`;

/** Amounts of the stat cards by currency of payment, the one with most orders first (product.md §114). */
export const readCurrencyCards = async (
  client: Queryable,
  businessId: string,
): Promise<CurrencyCardsRow[]> => {
  const { rows } =
    await sql<CurrencyCardsRow>`SELECT currency, ${average(sql`true`)} AS average_minor, ${sum(MONTH)} AS revenue_minor,
             ${average(MONTHS_BEFORE)} AS average_before_minor, ${sum(LAST_MONTH)} AS revenue_before_minor
           FROM (${revenueOrders(businessId)}) mine GROUP BY currency ORDER BY ${MOST_ORDERS_FIRST}`.execute(
      db(client, 'order-stat-currency-cards'),
    );
  return rows;
};

/** Received and open amounts of the last days, by currency of payment (product.md §106, §107). */
export const readTakings = async (
  client: Queryable,
  businessId: string,
  days: number,
): Promise<TakingsRow[]> => {
  const open = sql`NOT online AND collected_by IS NULL`;
  const { rows } =
    await sql<TakingsRow>`SELECT currency, ${sum(sql`collected_by = 'cash'`)} AS cash_minor, ${sum(sql`collected_by = 'card'`)} AS card_minor,
             ${sum(sql`online`)} AS online_minor, ${sum(open)} AS open_minor, count(*) FILTER (WHERE ${open})::int AS open_orders
           FROM (${revenueOrders(businessId, ofPeriod(days))}) taken GROUP BY currency ORDER BY ${MOST_ORDERS_FIRST}`.execute(
      db(client, 'order-stat-takings'),
    );
  return rows;
};

/** Order totals of each of the last days with orders, by currency of payment. */
export const readCurrencyDays = async (
  client: Queryable,
  businessId: string,
  days: number,
): Promise<CurrencyDayRow[]> => {
  const { rows } =
    await sql<CurrencyDayRow>`SELECT currency, local::date::text AS date, sum(minor)::bigint AS revenue_minor
           FROM (${revenueOrders(businessId, ofPeriod(days))}) taken GROUP BY 1, 2`.execute(
      db(client, 'order-stat-currency-days'),
    );
  return rows;
};
