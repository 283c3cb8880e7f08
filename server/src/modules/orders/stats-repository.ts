import type { Currency } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { COLLECTED_CURRENCY, LINE_COLLECTED_MINOR } from './collected-sql.ts';
import { IS_LINE, IS_STEP } from './order-months.ts';
import { countsAsRevenue, isMade } from './order-status.ts';
import { VISIBLE_TO_BUSINESS } from './orders-repository.ts';
import {
  firstDay,
  firstDayBefore,
  instant,
  LAST_MONTH,
  LOCAL_NOW,
  MONTH,
  MONTHS_BEFORE,
  TODAY,
  YESTERDAY,
} from './stats-times.ts';

/** Figures of the stat cards; amounts in euro cents. */
export interface CardsRow {
  orders_today: number;
  orders_this_month: number;
  average_minor: number;
  revenue_minor: number;
}

/** Totals of the orders of a period; amounts in euro cents. */
export interface TotalsRow {
  orders: number;
  revenue_minor: number;
  average_minor: number;
  waiting_minutes: number | null;
}

/** A day of the period. */
export interface DayRow {
  date: string;
  orders: number;
  revenue_minor: number;
}

/** A best-selling dish of the period. */
export interface SellerRow {
  menu_item_id: string | null;
  name: string;
  quantity: number;
  revenue_minor: number;
  /** Revenue in minor units of each currency of payment. */
  by_currency: { currency: Currency; revenue_minor: number }[];
}

const count = (where: RawBuilder<boolean>): RawBuilder<number> => sql`count(*) FILTER (WHERE ${where})::int`;
const revenue = (where: RawBuilder<boolean>): RawBuilder<number> =>
  sql`coalesce(sum(total_minor) FILTER (WHERE ${countsAsRevenue(sql`status`)} AND ${where}), 0)::bigint`;
const average = (where: RawBuilder<boolean>): RawBuilder<number> =>
  sql`coalesce(round(avg(total_minor) FILTER (WHERE ${countsAsRevenue(sql`status`)} AND ${where})), 0)::bigint`;

const cards = (
  day: RawBuilder<boolean>,
  month: RawBuilder<boolean>,
  ever: RawBuilder<boolean>,
): RawBuilder<CardsRow> =>
  sql`json_build_object('orders_today', ${count(day)}, 'orders_this_month', ${count(month)}, 'average_minor', ${average(ever)},
     'revenue_minor', ${revenue(month)})`;

/** The stat cards, with the same figures for a day and a month before. */
export const readCards = async (
  client: Queryable,
  businessId: string,
): Promise<{ now: CardsRow; before: CardsRow }> => {
  const { rows } = await sql<{
    now: CardsRow;
    before: CardsRow;
  }>`SELECT ${cards(TODAY, MONTH, sql`true`)} AS now,
             ${cards(YESTERDAY, LAST_MONTH, MONTHS_BEFORE)} AS before
           FROM (SELECT o.status, o.total_minor, o.created_at AT TIME ZONE 'Europe/Tirane' AS local
                 FROM orders o WHERE o.business_id = ${businessId} AND ${VISIBLE_TO_BUSINESS}) mine`.execute(
    db(client, 'order-stat-cards'),
  );
  if (!rows[0]) throw new Error('figures without a group are one row');
  return rows[0];
};

/** An order that took longer to be ready was forgotten and says nothing about the kitchen. */
const LONGEST_WAIT = sql`interval '12 hours'`;

const WAITING = sql`
  SELECT extract(epoch FROM h.changed_at - coalesce(p.paid_at, o.created_at)) / 60 AS minutes
  FROM order_history h LEFT JOIN payments p ON p.order_id = h.order_id
  WHERE ${IS_STEP} AND ${isMade(sql`h.status`)}
    AND h.changed_at - coalesce(p.paid_at, o.created_at) BETWEEN interval '0' AND ${LONGEST_WAIT}
  ORDER BY h.id LIMIT 1`;

const totals = (where: RawBuilder<boolean>): RawBuilder<TotalsRow> =>
  sql`json_build_object('orders', ${count(where)}, 'revenue_minor', ${revenue(where)}, 'average_minor', ${average(where)},
     'waiting_minutes', round(avg(waiting.minutes) FILTER (WHERE ${countsAsRevenue(sql`status`)} AND ${where}), 1))`;

/** Totals of the last days, and of the same number of days before. */
export const readTotals = async (
  client: Queryable,
  businessId: string,
  days: number,
): Promise<{ now: TotalsRow; before: TotalsRow }> => {
  const { rows } = await sql<{
    now: TotalsRow;
    before: TotalsRow;
  }>`SELECT ${totals(sql`o.created_at >= ${instant(firstDay(days))}`)} AS now,
             ${totals(sql`o.created_at < ${instant(firstDay(days))}`)} AS before
           FROM orders o LEFT JOIN LATERAL (${WAITING}) waiting ON true
           WHERE o.business_id = ${businessId} AND o.created_at >= ${instant(firstDayBefore(days))} AND ${VISIBLE_TO_BUSINESS}`.execute(
    db(client, 'order-stat-totals'),
  );
  if (!rows[0]) throw new Error('figures without a group are one row');
  return rows[0];
};

/** Every day of the period, also without orders, the oldest first. */
export const readDays = async (client: Queryable, businessId: string, days: number): Promise<DayRow[]> => {
  const { rows } =
    await sql<DayRow>`SELECT day::date::text AS date, coalesce(orders, 0) AS orders, coalesce(revenue_minor, 0) AS revenue_minor
           FROM generate_series(${firstDay(days)}, ${LOCAL_NOW}, interval '1 day') AS day
           LEFT JOIN (
             SELECT date_trunc('day', o.created_at AT TIME ZONE 'Europe/Tirane') AS local_day, count(*)::int AS orders,
               sum(total_minor) FILTER (WHERE ${countsAsRevenue(sql`status`)}) AS revenue_minor
             FROM orders o
             WHERE o.business_id = ${businessId} AND o.created_at >= ${instant(firstDay(days))} AND ${VISIBLE_TO_BUSINESS}
             GROUP BY 1
           ) sold ON local_day = day
           ORDER BY day`.execute(db(client, 'order-stat-days'));
  return rows;
};

/** The best-selling dishes of the period, with revenue in each currency of payment (product.md §114). */
export const readBestSellers = async (
  client: Queryable,
  businessId: string,
  days: number,
  limit: number,
): Promise<SellerRow[]> => {
  const { rows } = await sql<SellerRow>`WITH sold AS (
             SELECT i.menu_item_id, CASE WHEN i.menu_item_id IS NULL THEN i.name END AS deleted_name, ${COLLECTED_CURRENCY} AS currency,
               max(o.created_at) AS latest, (array_agg(i.name ORDER BY o.created_at DESC))[1] AS name, sum(i.quantity)::int AS quantity,
               sum(i.quantity * i.price_minor)::bigint AS revenue_minor, round(sum(${LINE_COLLECTED_MINOR}))::bigint AS collected_minor
             FROM orders o JOIN order_items i ON ${IS_LINE}
             WHERE o.business_id = ${businessId} AND o.created_at >= ${instant(firstDay(days))} AND ${countsAsRevenue(sql`o.status`)} AND ${VISIBLE_TO_BUSINESS}
             GROUP BY 1, 2, 3)
           SELECT menu_item_id, (array_agg(name ORDER BY latest DESC))[1] AS name, sum(quantity)::int AS quantity, sum(revenue_minor)::bigint AS revenue_minor,
             json_agg(json_build_object('currency', currency, 'revenue_minor', collected_minor)) AS by_currency
           FROM sold GROUP BY menu_item_id, deleted_name
           ORDER BY quantity DESC, revenue_minor DESC, name LIMIT ${limit}`.execute(
    db(client, 'order-stat-sellers'),
  );
  return rows;
};

/** What was ordered on recommendation; amounts in euro cents, and in minor units of each currency of payment. */
export interface RecommendedRow {
  orders: number;
  quantity: number;
  revenue_minor: number;
  by_currency: { currency: Currency; revenue_minor: number }[] | null;
}

/** What the recommendations of dishes brought in a period (product.md §502). */
export const readRecommended = async (
  client: Queryable,
  businessId: string,
  days: number,
): Promise<RecommendedRow> => {
  const { rows } = await sql<RecommendedRow>`WITH sold AS (
      SELECT ${COLLECTED_CURRENCY} AS currency, count(DISTINCT o.id)::int AS orders, sum(i.quantity)::int AS quantity,
        sum(i.quantity * i.price_minor)::bigint AS revenue_minor, round(sum(${LINE_COLLECTED_MINOR}))::bigint AS collected_minor
      FROM orders o JOIN order_items i ON ${IS_LINE}
      WHERE o.business_id = ${businessId} AND o.created_at >= ${instant(firstDay(days))} AND i.is_recommended
        AND ${countsAsRevenue(sql`o.status`)} AND ${VISIBLE_TO_BUSINESS}
      GROUP BY 1)
    SELECT coalesce(sum(orders), 0)::int AS orders, coalesce(sum(quantity), 0)::int AS quantity,
      coalesce(sum(revenue_minor), 0)::bigint AS revenue_minor,
      json_agg(json_build_object('currency', currency, 'revenue_minor', collected_minor)) AS by_currency
    FROM sold`.execute(db(client, 'order-stat-recommended'));
  if (!rows[0]) throw new Error('figures without a group are one row');
  return rows[0];
};

/** What was chosen, and of how many portions. */
export interface ChoiceRow {
  group: string;
  name: string;
  quantity: number;
}

/** The choices of a period that most portions were sold with, by the names of their groups and their own (product.md §411). */
export const readBestChoices = async (
  client: Queryable,
  businessId: string,
  days: number,
  limit: number,
): Promise<ChoiceRow[]> => {
  const { rows } = await sql<ChoiceRow>`
    SELECT c."group", c.name, sum(i.quantity)::int AS quantity
    FROM orders o JOIN order_items i ON ${IS_LINE}
    CROSS JOIN LATERAL json_to_recordset(i.choices::json) AS c ("group" text, name text)
    WHERE o.business_id = ${businessId} AND o.created_at >= ${instant(firstDay(days))} AND ${countsAsRevenue(sql`o.status`)}
      AND ${VISIBLE_TO_BUSINESS} AND i.choices <> '[]'
    GROUP BY 1, 2 ORDER BY quantity DESC, 1, 2 LIMIT ${limit}`.execute(db(client, 'order-stat-choices'));
  return rows;
};
