import type { Fulfilment, PaymentMethod } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import { HAS_NUMBER } from '../../order-months/order-months-service.ts';
import { isCancelled, isMade } from '../order-status.ts';
import { VISIBLE_TO_BUSINESS } from '../orders-repository.ts';
import { TOLERANCE } from './promises-tolerance.ts';

const AN_HOUR_AGO = sql<Date>`now() - interval '1 hour'`;
const COUNT = sql<number>`count(*)::int`;
/** The order `o` of a step `h`, by its number: it may be of an earlier month. */
const ORDER_OF_STEP = sql`order_numbers n ON n.id = h.order_id JOIN orders o ON ${HAS_NUMBER}`;
/** Whether an earlier step `e` of the order can be in the month of its time; see `IS_STEP`. */
const IS_NEAR = sql<boolean>`e.changed_at BETWEEN o.created_at - interval '1 day' AND h.changed_at + interval '1 day'`;

/** Orders that reached their places in the last hour, by way and payment. */
export const countPlaced = (
  database: Queryable,
): Promise<{ fulfilment: Fulfilment; payment_method: PaymentMethod; orders: number }[]> =>
  db(database, 'count-placed-orders')
    .selectFrom('orders as o')
    .select(['o.fulfilment', 'o.payment_method', COUNT.as('orders')])
    .where('o.created_at', '>', AN_HOUR_AGO)
    .where(VISIBLE_TO_BUSINESS)
    .groupBy(['o.fulfilment', 'o.payment_method'])
    .execute();

/** What became of an order that waited for its first answer. */
export const ANSWERS = ['confirmed', 'declined', 'withdrawn', 'unanswered'] as const;

/** How orders were first answered in the last hour. */
export interface AnswersRow {
  answer: (typeof ANSWERS)[number];
  orders: number;
  /** In s: half of them waited no longer. */
  median: number;
  /** In s: 95 of a hundred waited no longer. */
  longest: number;
}

/** First answers of the last hour: of the owner, of the diner who withdrew, or none in time. */
export const readAnswers = async (database: Queryable): Promise<AnswersRow[]> => {
  const { rows } = await sql<AnswersRow>`
    SELECT answer, count(*)::int AS orders, percentile_cont(0.5) WITHIN GROUP (ORDER BY waited) AS median,
      percentile_cont(0.95) WITHIN GROUP (ORDER BY waited) AS longest
    FROM (SELECT extract(epoch FROM h.changed_at - o.waits_from)::float8 AS waited,
        CASE WHEN NOT ${isCancelled(sql`h.status`)} THEN 'confirmed'
          WHEN o.cancelled_by_customer THEN 'withdrawn'
          WHEN o.decline_reason = 'unanswered' THEN 'unanswered' ELSE 'declined' END AS answer
      FROM order_history h JOIN ${ORDER_OF_STEP}
      WHERE h.changed_at > ${AN_HOUR_AGO} AND h.status <> 'pending' AND o.waits_from IS NOT NULL
        AND NOT EXISTS (SELECT FROM order_history e
          WHERE e.order_id = h.order_id AND e.id < h.id AND ${IS_NEAR} AND e.status <> 'pending')) first
    GROUP BY answer`.execute(db(database, 'read-answers'));
  return rows;
};

/** Orders with a promise that became ready in the last hour, and how many of them as first promised. */
export const readKeptPromises = async (database: Queryable): Promise<{ kept: number; late: number }> => {
  const isKept = sql`h.changed_at <= o.first_promised_at + ${TOLERANCE}`;
  const { rows } = await sql<{ kept: number; late: number }>`
    SELECT count(*) FILTER (WHERE ${isKept})::int AS kept, count(*) FILTER (WHERE NOT ${isKept})::int AS late
    FROM order_history h JOIN ${ORDER_OF_STEP}
    WHERE h.changed_at > ${AN_HOUR_AGO} AND ${isMade(sql`h.status`)} AND o.first_promised_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM order_history e
        WHERE e.order_id = h.order_id AND e.id < h.id AND ${IS_NEAR} AND ${isMade(sql`e.status`)})`.execute(
    db(database, 'read-kept-promises'),
  );
  if (!rows[0]) throw new Error('figures without a group are one row');
  return rows[0];
};

/** Orders that wait for an answer now, and how long the first of them has, in s. */
export const readUnanswered = (database: Queryable): Promise<{ orders: number; seconds: number }> =>
  db(database, 'read-unanswered')
    .selectFrom('orders')
    .select([
      COUNT.as('orders'),
      sql<number>`coalesce(extract(epoch FROM now() - min(waits_from)), 0)::float8`.as('seconds'),
    ])
    .where('status', '=', 'pending')
    .where('collected_by', 'is', null)
    .where('waits_from', '<=', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
