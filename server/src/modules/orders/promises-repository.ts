import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { IS_STEP } from './order-months.ts';
import { isMade } from './order-status.ts';
import { VISIBLE_TO_BUSINESS } from './orders-repository.ts';
import { firstDay, instant } from './stats-times.ts';

/** An order counts as late only after this time past its promise. */
export const TOLERANCE = sql`interval '2 minutes'`;

/** Orders of the last days that became ready, and how many of them as first promised (product.md §295). */
export const readPromises = async (
  client: Queryable,
  businessId: string,
  days: number,
): Promise<{ orders: number; kept: number }> => {
  const { rows } = await sql<{ orders: number; kept: number }>`
    SELECT count(*)::int AS orders, count(*) FILTER (WHERE ready.at <= o.first_promised_at + ${TOLERANCE})::int AS kept
    FROM orders o JOIN LATERAL (
      SELECT h.changed_at AS at FROM order_history h
      WHERE ${IS_STEP} AND ${isMade(sql`h.status`)} ORDER BY h.id LIMIT 1) ready ON true
    WHERE o.business_id = ${businessId} AND o.created_at >= ${instant(firstDay(days))}
      AND o.first_promised_at IS NOT NULL AND ${VISIBLE_TO_BUSINESS}`.execute(
    db(client, 'order-stat-promises'),
  );
  if (!rows[0]) throw new Error('figures without a group are one row');
  return rows[0];
};
