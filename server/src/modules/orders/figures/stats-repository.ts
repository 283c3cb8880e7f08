import type { Currency } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import { countsAsRevenue } from '../order-status.ts';
import { VISIBLE_TO_BUSINESS } from '../orders-repository.ts';
import { COLLECTED_CURRENCY, COLLECTED_MINOR } from './collected-sql.ts';
import { choicesOf, dishesOf, figuresOf } from './counted-orders-repository.ts';
import { isDayCounted, type StatsTimes, uncountedOf, uncountedOfPeriod } from './stats-times-repository.ts';

/*
 * None of these statements has a name: PostgreSQL plans each for the months that it is asked of, which takes a millisecond or two.
 * A plan that is kept is one for all months: it takes longer to make, on each connection, and to start.
 */

/** What a place's orders of a day come to in one currency of payment, in minor units of it; `revenue_minor` in euro cents. */
export interface SoldRow {
  /** As `2026-11-29`. */
  date: string;
  currency: Currency;
  orders: number;
  /** Of them, those that were not cancelled. All amounts are theirs. */
  sold: number;
  revenue_minor: number;
  collected_minor: number;
}

/** All figures of a day in one currency of payment. */
export interface FiguresRow extends Omit<SoldRow, 'date'> {
  /** Null: all days before those that are asked for. */
  date: string | null;
  cash_minor: number;
  card_minor: number;
  online_minor: number;
  open_minor: number;
  open_orders: number;
  waited_seconds: number;
  waiting: number;
  /** Orders with a promise that became ready, and of them those as first promised (product.md §295). */
  promised: number;
  kept: number;
  /** What was ordered on recommendation (product.md §502), in euro cents and in minor units of the currency. */
  recommended_orders: number;
  recommended_quantity: number;
  recommended_minor: number;
  recommended_collected_minor: number;
}

/** A best-selling dish of the period. */
export interface SellerRow {
  menu_item_id: string | null;
  name: string;
  quantity: number;
  /** Euro cents. */
  revenue_minor: number;
  /** Revenue in minor units of each currency of payment. */
  by_currency: { currency: Currency; revenue_minor: number }[];
}

/** Figures of each day since one with orders, and of all days before it together (product.md §609). */
export const readFigures = async (
  client: Queryable,
  businessId: string,
  times: StatsTimes,
): Promise<FiguresRow[]> => {
  const [first] = [times.before, times.last_month].toSorted();
  const { rows } = await sql<FiguresRow>`
    SELECT CASE WHEN day >= ${first}::date THEN day::text END AS date, currency,
      sum(orders)::int AS orders, sum(sold)::int AS sold, sum(revenue_minor)::bigint AS revenue_minor,
      sum(collected_minor)::bigint AS collected_minor, sum(cash_minor)::bigint AS cash_minor,
      sum(card_minor)::bigint AS card_minor, sum(online_minor)::bigint AS online_minor,
      sum(open_minor)::bigint AS open_minor, sum(open_orders)::int AS open_orders, sum(waited_seconds) AS waited_seconds,
      sum(waiting)::int AS waiting, sum(promised)::int AS promised, sum(kept)::int AS kept,
      sum(recommended_orders)::int AS recommended_orders, sum(recommended_quantity)::int AS recommended_quantity,
      sum(recommended_minor)::bigint AS recommended_minor, sum(recommended_collected_minor) AS recommended_collected_minor
    FROM (
      SELECT * FROM order_days WHERE business_id = ${businessId} AND ${isDayCounted(times)}
      UNION ALL (${figuresOf(uncountedOf(businessId, times))})) AS of_day
    GROUP BY 1, 2 ORDER BY 1 NULLS FIRST, 2`.execute(db(client));
  return rows;
};

/** Yesterday until the present time of day, and the same a month ago (product.md §62). */
export const readMoments = async (
  client: Queryable,
  businessId: string,
  { moments }: StatsTimes,
): Promise<SoldRow[]> => {
  const [yesterday, monthAgo] = moments;
  if (!yesterday || !monthAgo) throw new Error('there is a yesterday, and a month before');
  const isSold = countsAsRevenue(sql`o.status`);
  const { rows } = await sql<SoldRow>`
    SELECT moment.day AS date, ${COLLECTED_CURRENCY} AS currency, count(*)::int AS orders,
      count(*) FILTER (WHERE ${isSold})::int AS sold, coalesce(sum(o.total_minor) FILTER (WHERE ${isSold}), 0)::bigint AS revenue_minor,
      coalesce(sum(${COLLECTED_MINOR}) FILTER (WHERE ${isSold}), 0)::bigint AS collected_minor
    FROM json_to_recordset(${JSON.stringify(moments)}::json) AS moment (day text, "from" timestamptz, "until" timestamptz)
    JOIN orders o ON o.created_at >= moment."from" AND o.created_at < moment."until"
    WHERE o.business_id = ${businessId} AND ${VISIBLE_TO_BUSINESS}
      AND o.created_at >= ${monthAgo.from}::timestamptz AND o.created_at < ${yesterday.until}::timestamptz
    GROUP BY 1, 2`.execute(db(client));
  return rows;
};

/** The best-selling dishes of the period, deleted ones by their names, with revenue in each currency (product.md §114). */
export const readBestSellers = async (
  client: Queryable,
  businessId: string,
  times: StatsTimes,
  limit: number,
): Promise<SellerRow[]> => {
  const { rows } = await sql<SellerRow>`
    WITH sold AS (
      SELECT i.id AS menu_item_id, CASE WHEN i.id IS NULL THEN d.name END AS deleted_name, d.currency,
        max(d.latest) AS latest, (array_agg(d.name ORDER BY d.latest DESC))[1] AS name, sum(d.quantity)::int AS quantity,
        sum(d.revenue_minor)::bigint AS revenue_minor, round(sum(d.collected_minor))::bigint AS collected_minor
      FROM (
        SELECT * FROM order_day_dishes
          WHERE business_id = ${businessId} AND day >= ${times.days[0]}::date AND ${isDayCounted(times)}
        UNION ALL (${dishesOf(uncountedOfPeriod(businessId, times))})) AS d
      LEFT JOIN items i ON i.id = d.menu_item_id
      GROUP BY 1, 2, 3)
    SELECT menu_item_id, (array_agg(name ORDER BY latest DESC))[1] AS name, sum(quantity)::int AS quantity, sum(revenue_minor)::bigint AS revenue_minor,
      json_agg(json_build_object('currency', currency, 'revenue_minor', collected_minor)) AS by_currency
    FROM sold GROUP BY menu_item_id, deleted_name
    ORDER BY quantity DESC, revenue_minor DESC, name LIMIT ${limit}`.execute(db(client));
  return rows;
};

/** What was chosen, and of how many portions. */
export interface ChoiceRow {
  group: string;
  name: string;
  quantity: number;
}

/** The choices of the period that most portions were sold with, by the names of their groups and their own (product.md §411). */
export const readBestChoices = async (
  client: Queryable,
  businessId: string,
  times: StatsTimes,
  limit: number,
): Promise<ChoiceRow[]> => {
  const { rows } = await sql<ChoiceRow>`
    SELECT "group", name, sum(quantity)::int AS quantity
    FROM (
      SELECT * FROM order_day_choices
        WHERE business_id = ${businessId} AND day >= ${times.days[0]}::date AND ${isDayCounted(times)}
      UNION ALL (${choicesOf(uncountedOfPeriod(businessId, times))})) AS c
    GROUP BY 1, 2 ORDER BY quantity DESC, 1, 2 LIMIT ${limit}`.execute(db(client));
  return rows;
};
