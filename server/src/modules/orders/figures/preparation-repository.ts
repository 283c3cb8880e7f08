import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import type { MeasuredMinutes } from '../../availability/availability-service.ts';
import { IS_STEP } from '../../order-months/order-months-service.ts';
import { isMade } from '../order-status.ts';

/** Days of orders that are measured. */
const DAYS = 30;
/** Fewest orders for which an hour of the week is measured. */
const FEWEST = 5;
/** Longest time that counts, in minutes. Longer ones mean that somebody forgot to set the status. */
const LONGEST = 180;

/** Places after an id, in the order of ids, with orders in these days or with measured times that may be out of date. */
export const placesToMeasure = async (
  database: Queryable,
  after: string,
  now: Date,
  limit: number,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT b.id FROM businesses b
    WHERE b.id > ${after} AND (
      EXISTS (SELECT FROM orders o
        WHERE o.business_id = b.id AND o.created_at >= ${now}::timestamptz - make_interval(days => ${DAYS}))
      OR EXISTS (SELECT FROM order_settings s WHERE s.business_id = b.id AND s.measured_minutes <> '{}'))
    ORDER BY b.id LIMIT ${limit}`.execute(db(database, 'places-to-measure'));
  return rows.map(({ id }) => id);
};

/**
 * How long orders of a place took lately, by weekday and hour: the median time from the order, or its card payment,
 * until it was ready, rounded up to five minutes (product.md §298). Orders for later are not measured.
 */
export const measurePreparation = async (
  database: Queryable,
  businessId: string,
  now: Date,
): Promise<MeasuredMinutes> => {
  const { rows } = await sql<{ hour: string; minutes: number }>`
    SELECT to_char(o.created_at AT TIME ZONE 'Europe/Tirane', 'ID-FMHH24') AS hour,
      (ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY taken.minutes) / 5) * 5)::int AS minutes
    FROM orders o
    LEFT JOIN payments p ON p.order_id = o.id
    JOIN LATERAL (
      SELECT extract(epoch FROM h.changed_at - coalesce(p.paid_at, o.created_at)) / 60 AS minutes FROM order_history h
      WHERE ${IS_STEP} AND ${isMade(sql`h.status`)} ORDER BY h.id LIMIT 1) taken ON true
    WHERE o.business_id = ${businessId} AND o.asked_for IS NULL AND taken.minutes BETWEEN 1 AND ${LONGEST}
      AND o.created_at >= ${now}::timestamptz - make_interval(days => ${DAYS})
    GROUP BY 1 HAVING count(*) >= ${FEWEST}`.execute(db(database, 'measure-preparation'));
  return Object.fromEntries(rows.map(({ hour, minutes }) => [hour, minutes]));
};
