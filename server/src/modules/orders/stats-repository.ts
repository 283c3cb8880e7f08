import type { Currency } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { IS_CARD_ORDER } from './card-orders.ts';
import { VISIBLE_TO_BUSINESS } from './orders-repository.ts';

/** Figures of the stat cards; amounts in euro cents. */
export interface CardsRow {
  orders_today: number;
  orders_this_month: number;
  average_minor: number;
  revenue_minor: number;
}

/** What orders of a period came to; amounts in euro cents. */
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

/** What came in and what is open in one currency, in its minor units. */
export interface TakingsRow {
  currency: Currency;
  cash_minor: number;
  card_minor: number;
  online_minor: number;
  open_minor: number;
  open_orders: number;
}

/** A dish of the period. */
export interface SellerRow {
  menu_item_id: string | null;
  name: string;
  quantity: number;
  revenue_minor: number;
}

const LOCAL_NOW = `(now() AT TIME ZONE 'Europe/Tirane')`;
/** Begin of the first day of a period of `$2` days that ends today, as it is on the clock in Tirane. */
const FIRST_DAY = `(date_trunc('day', ${LOCAL_NOW}) - make_interval(days => $2::int - 1))`;
const FIRST_DAY_BEFORE = `(${FIRST_DAY} - make_interval(days => $2::int))`;
const instant = (local: string): string => `(${local} AT TIME ZONE 'Europe/Tirane')`;

/** Counts and sums of orders that lie in a range of local times. */
const within = (from: string, to: string): string => `local >= ${from} AND local <= ${to}`;
const TODAY = within(`date_trunc('day', ${LOCAL_NOW})`, LOCAL_NOW);
const YESTERDAY = within(
  `date_trunc('day', ${LOCAL_NOW}) - interval '1 day'`,
  `${LOCAL_NOW} - interval '1 day'`,
);
const MONTH = within(`date_trunc('month', ${LOCAL_NOW})`, LOCAL_NOW);
const LAST_MONTH = within(
  `date_trunc('month', ${LOCAL_NOW}) - interval '1 month'`,
  `${LOCAL_NOW} - interval '1 month'`,
);

const count = (where: string): string => `count(*) FILTER (WHERE ${where})::int`;
const revenue = (where: string): string =>
  `coalesce(sum(total_minor) FILTER (WHERE status <> 'cancelled' AND ${where}), 0)::bigint`;
const average = (where: string): string =>
  `coalesce(round(avg(total_minor) FILTER (WHERE status <> 'cancelled' AND ${where})), 0)::bigint`;

const cards = (day: string, month: string, ever: string): string =>
  `json_build_object('orders_today', ${count(day)}, 'orders_this_month', ${count(month)}, 'average_minor', ${average(ever)},
     'revenue_minor', ${revenue(month)})`;

/** The stat cards, and the same a day and a month before. */
export const readCards = async (
  client: Queryable,
  businessId: string,
): Promise<{ now: CardsRow; before: CardsRow }> => {
  const { rows } = await client.query<{ now: CardsRow; before: CardsRow }>({
    name: 'order-stat-cards',
    text: `SELECT ${cards(TODAY, MONTH, 'true')} AS now,
             ${cards(YESTERDAY, LAST_MONTH, `local < date_trunc('month', ${LOCAL_NOW})`)} AS before
           FROM (SELECT o.status, o.total_minor, o.created_at AT TIME ZONE 'Europe/Tirane' AS local
                 FROM orders o WHERE o.business_id = $1 AND ${VISIBLE_TO_BUSINESS}) mine`,
    values: [businessId],
  });
  if (!rows[0]) throw new Error('figures without a group are one row');
  return rows[0];
};

/** An order that became ready later was forgotten, and would say nothing of the kitchen. */
const LONGEST_WAIT = `interval '12 hours'`;

const WAITING = `
  SELECT extract(epoch FROM h.changed_at - coalesce(p.paid_at, o.created_at)) / 60 AS minutes
  FROM order_history h LEFT JOIN payments p ON p.order_id = h.order_id
  WHERE h.order_id = o.id AND h.status IN ('ready', 'completed')
    AND h.changed_at - coalesce(p.paid_at, o.created_at) BETWEEN interval '0' AND ${LONGEST_WAIT}
  ORDER BY h.id LIMIT 1`;

const totals = (where: string): string =>
  `json_build_object('orders', ${count(where)}, 'revenue_minor', ${revenue(where)}, 'average_minor', ${average(where)},
     'waiting_minutes', round(avg(waiting.minutes) FILTER (WHERE status <> 'cancelled' AND ${where}), 1))`;

/** What the orders of the last days came to, and of as many days before. */
export const readTotals = async (
  client: Queryable,
  businessId: string,
  days: number,
): Promise<{ now: TotalsRow; before: TotalsRow }> => {
  const { rows } = await client.query<{ now: TotalsRow; before: TotalsRow }>({
    name: 'order-stat-totals',
    text: `SELECT ${totals(`o.created_at >= ${instant(FIRST_DAY)}`)} AS now,
             ${totals(`o.created_at < ${instant(FIRST_DAY)}`)} AS before
           FROM orders o LEFT JOIN LATERAL (${WAITING}) waiting ON true
           WHERE o.business_id = $1 AND o.created_at >= ${instant(FIRST_DAY_BEFORE)} AND ${VISIBLE_TO_BUSINESS}`,
    values: [businessId, days],
  });
  if (!rows[0]) throw new Error('figures without a group are one row');
  return rows[0];
};

/** Every day of the period, also those without an order, the oldest first. */
export const readDays = async (client: Queryable, businessId: string, days: number): Promise<DayRow[]> => {
  const { rows } = await client.query<DayRow>({
    name: 'order-stat-days',
    text: `SELECT day::date::text AS date, coalesce(orders, 0) AS orders, coalesce(revenue_minor, 0) AS revenue_minor
           FROM generate_series(${FIRST_DAY}, ${LOCAL_NOW}, interval '1 day') AS day
           LEFT JOIN (
             SELECT date_trunc('day', o.created_at AT TIME ZONE 'Europe/Tirane') AS local_day, count(*)::int AS orders,
               sum(total_minor) FILTER (WHERE status <> 'cancelled') AS revenue_minor
             FROM orders o
             WHERE o.business_id = $1 AND o.created_at >= ${instant(FIRST_DAY)} AND ${VISIBLE_TO_BUSINESS}
             GROUP BY 1
           ) sold ON local_day = day
           ORDER BY day`,
    values: [businessId, days],
  });
  return rows;
};

/** What the orders of the last days brought in and what is open, by the currency it is collected in (product.md §106, §107). */
export const readTakings = async (
  client: Queryable,
  businessId: string,
  days: number,
): Promise<TakingsRow[]> => {
  const sum = (where: string): string => `coalesce(sum(minor) FILTER (WHERE ${where}), 0)::bigint`;
  const open = `NOT online AND collected_by IS NULL`;
  const { rows } = await client.query<TakingsRow>({
    name: 'order-stat-takings',
    text: `SELECT currency, ${sum(`collected_by = 'cash'`)} AS cash_minor, ${sum(`collected_by = 'card'`)} AS card_minor,
             ${sum('online')} AS online_minor, ${sum(open)} AS open_minor, ${count(open)} AS open_orders
           FROM (
             SELECT ${IS_CARD_ORDER} AS online, o.collected_by, CASE WHEN ${IS_CARD_ORDER} THEN 'EUR' ELSE o.display_currency END AS currency,
               CASE WHEN ${IS_CARD_ORDER} THEN o.total_minor ELSE o.display_total_minor END AS minor
             FROM orders o
             WHERE o.business_id = $1 AND o.created_at >= ${instant(FIRST_DAY)} AND o.status <> 'cancelled' AND ${VISIBLE_TO_BUSINESS}
           ) taken
           GROUP BY currency ORDER BY count(*) DESC, currency`,
    values: [businessId, days],
  });
  return rows;
};

/** What sold most often in the period. */
export const readBestSellers = async (
  client: Queryable,
  businessId: string,
  days: number,
  limit: number,
): Promise<SellerRow[]> => {
  const { rows } = await client.query<SellerRow>({
    name: 'order-stat-sellers',
    text: `SELECT i.menu_item_id, (array_agg(i.name ORDER BY o.created_at DESC))[1] AS name, sum(i.quantity)::int AS quantity,
             sum(i.quantity * i.price_minor)::bigint AS revenue_minor
           FROM orders o JOIN order_items i ON i.order_id = o.id
           WHERE o.business_id = $1 AND o.created_at >= ${instant(FIRST_DAY)} AND o.status <> 'cancelled' AND ${VISIBLE_TO_BUSINESS}
           GROUP BY i.menu_item_id, CASE WHEN i.menu_item_id IS NULL THEN i.name END
           ORDER BY quantity DESC, revenue_minor DESC, name LIMIT $3`,
    values: [businessId, days, limit],
  });
  return rows;
};
