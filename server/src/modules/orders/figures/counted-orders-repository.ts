import { type RawBuilder, sql } from 'kysely';
import { IS_LINE, IS_STEP } from '../../order-months/order-months-service.ts';
import { countsAsRevenue, isMade } from '../order-status.ts';
import { VISIBLE_TO_BUSINESS } from '../orders-repository.ts';
import { IS_CARD_ORDER } from '../payment/card-orders.ts';
import { COLLECTED_CURRENCY, COLLECTED_MINOR, LINE_COLLECTED_MINOR } from './collected-sql.ts';
import { TOLERANCE } from './promises-tolerance.ts';

/** Which orders are counted. */
export interface Counted {
  /** Days in Tirana, as `2026-11-29`. */
  days: readonly string[];
  /** All orders since a time count as well; null: none. */
  since: Date | null;
  /**
   * The whole time of all of them. Values, not expressions: only then does PostgreSQL plan for the partitions of these months
   * and for no other.
   */
  from: Date;
  until: Date | 'infinity';
  /** Further condition on an order `o`. */
  of: RawBuilder<boolean>;
}

const SOLD = countsAsRevenue(sql`o.status`);

/** An order that took longer to be ready was forgotten and says nothing about the kitchen. */
const LONGEST_WAIT = sql`interval '12 hours'`;
const WAITED = sql`h.changed_at - coalesce(p.paid_at, o.created_at)`;

/** The orders `o` of these times. */
const orders = ({ days, since }: Counted) => sql`(
    SELECT d::timestamp AT TIME ZONE 'Europe/Tirane' AS "from", (d + 1)::timestamp AT TIME ZONE 'Europe/Tirane' AS "until"
      FROM unnest(${days}::date[]) AS d
    UNION ALL SELECT ${since}::timestamptz, 'infinity' WHERE ${since}::timestamptz IS NOT NULL) AS span
  JOIN orders o ON o.created_at >= span."from" AND o.created_at < span."until"`;

/** Whether an order `o` of these times is counted: only what its place sees. */
const isCounted = ({ from, until, of }: Counted) => sql`o.created_at >= ${from}::timestamptz
  AND o.created_at < ${until}::timestamptz AND ${of} AND ${VISIBLE_TO_BUSINESS}`;

/** Whether a line `i` is one of the order `o`, in the partitions of the months that are counted. */
const isCountedLine = ({ from, until }: Counted) => sql`${IS_LINE}
  AND i.ordered_at >= ${from}::timestamptz AND i.ordered_at < ${until}::timestamptz`;

const DAY_MS = 86_400_000;
/** The same of a step `h`: none is a day before its order (`IS_STEP`). */
const isCountedStep = ({ from }: Counted) =>
  sql`${IS_STEP} AND h.changed_at >= ${new Date(from.getTime() - DAY_MS)}::timestamptz`;

const DAY = sql`(o.created_at AT TIME ZONE 'Europe/Tirane')::date`;

const sum = (amount: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql`coalesce(sum(${amount}) FILTER (WHERE ${SOLD} AND ${where}), 0)`;
const ALL = sql`true`;

/** Rows as those of `order_days`: what orders come to, by place, day and currency of payment (product.md §62, §106, §295). */
export const figuresOf = (counted: Counted): RawBuilder<unknown> => sql`
  SELECT o.business_id, ${DAY} AS day, ${COLLECTED_CURRENCY} AS currency,
    count(*)::int AS orders, count(*) FILTER (WHERE ${SOLD})::int AS sold,
    ${sum(sql`o.total_minor`, ALL)}::bigint AS revenue_minor, ${sum(COLLECTED_MINOR, ALL)}::bigint AS collected_minor,
    ${sum(COLLECTED_MINOR, sql`o.collected_by = 'cash'`)}::bigint AS cash_minor,
    ${sum(COLLECTED_MINOR, sql`o.collected_by = 'card'`)}::bigint AS card_minor,
    ${sum(COLLECTED_MINOR, sql`${IS_CARD_ORDER}`)}::bigint AS online_minor,
    ${sum(COLLECTED_MINOR, sql`NOT ${IS_CARD_ORDER} AND o.collected_by IS NULL`)}::bigint AS open_minor,
    count(*) FILTER (WHERE ${SOLD} AND NOT ${IS_CARD_ORDER} AND o.collected_by IS NULL)::int AS open_orders,
    ${sum(sql`made.waited_seconds`, ALL)} AS waited_seconds,
    count(made.waited_seconds) FILTER (WHERE ${SOLD})::int AS waiting,
    count(made.at) FILTER (WHERE o.first_promised_at IS NOT NULL)::int AS promised,
    count(*) FILTER (WHERE made.at <= o.first_promised_at + ${TOLERANCE})::int AS kept,
    count(recommended.quantity) FILTER (WHERE ${SOLD})::int AS recommended_orders,
    ${sum(sql`recommended.quantity`, ALL)}::int AS recommended_quantity,
    ${sum(sql`recommended.minor`, ALL)}::bigint AS recommended_minor,
    ${sum(sql`recommended.collected_minor`, ALL)} AS recommended_collected_minor
  FROM ${orders(counted)} LEFT JOIN payments p ON p.order_id = o.id
  LEFT JOIN LATERAL (
    SELECT (array_agg(h.changed_at ORDER BY h.id))[1] AS at,
      (array_agg(extract(epoch FROM ${WAITED}) ORDER BY h.id)
        FILTER (WHERE ${WAITED} BETWEEN interval '0' AND ${LONGEST_WAIT}))[1] AS waited_seconds
    FROM order_history h WHERE ${isCountedStep(counted)} AND ${isMade(sql`h.status`)}) made ON true
  LEFT JOIN LATERAL (
    SELECT sum(i.quantity) AS quantity, sum(i.quantity * i.price_minor) AS minor, sum(${LINE_COLLECTED_MINOR}) AS collected_minor
    FROM order_items i WHERE ${isCountedLine(counted)} AND i.is_recommended) recommended ON true
  WHERE ${isCounted(counted)} GROUP BY 1, 2, 3`;

/** Rows as those of `order_day_dishes`: what was sold of each dish, by the names it had. */
export const dishesOf = (counted: Counted): RawBuilder<unknown> => sql`
  SELECT o.business_id, ${DAY} AS day, ${COLLECTED_CURRENCY} AS currency, i.menu_item_id, i.name, max(o.created_at) AS latest,
    sum(i.quantity)::int AS quantity, sum(i.quantity * i.price_minor)::bigint AS revenue_minor,
    coalesce(sum(${LINE_COLLECTED_MINOR}), 0) AS collected_minor
  FROM ${orders(counted)} JOIN order_items i ON ${isCountedLine(counted)}
  WHERE ${isCounted(counted)} AND ${SOLD} GROUP BY 1, 2, 3, 4, 5`;

/** Rows as those of `order_day_choices`: what was chosen, by the names of groups and choices (product.md §411). */
export const choicesOf = (counted: Counted): RawBuilder<unknown> => sql`
  SELECT o.business_id, ${DAY} AS day, c."group", c.name, sum(i.quantity)::int AS quantity
  FROM ${orders(counted)} JOIN order_items i ON ${isCountedLine(counted)} AND i.choices <> '[]'
  CROSS JOIN LATERAL json_to_recordset(i.choices::json) AS c ("group" text, name text)
  WHERE ${isCounted(counted)} AND ${SOLD} GROUP BY 1, 2, 3, 4`;
