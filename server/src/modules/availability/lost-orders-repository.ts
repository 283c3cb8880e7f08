import { type ErrorCode, LOST_ORDER_REASONS, type LostOrderReason } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { localDay } from './opening-times.ts';

/** Whether a refusal means that the place lost an order (product.md §306). */
export const isLostOrder = (code: ErrorCode): code is LostOrderReason =>
  LOST_ORDER_REASONS.some((reason) => reason === code);

/** Counts an order that a place could not take, by local day and reason. Outside the order's transaction, which ends. */
export const countLostOrder = async (
  database: Queryable,
  businessId: string,
  reason: LostOrderReason,
  now: Date,
): Promise<void> => {
  await db(database, 'count-lost-order')
    .insertInto('lost_orders')
    .values({ business_id: businessId, day: sql<Date>`${localDay(now)}::date`, reason, orders: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'day', 'reason'])
        .doUpdateSet((eb) => ({ orders: eb('lost_orders.orders', '+', 1) })),
    )
    .execute();
};

/** Orders that a place could not take in the last days, the most frequent reason first (product.md §306). */
export const lostOrdersOf = (
  database: Queryable,
  businessId: string,
  { days, now }: { days: number; now: Date },
): Promise<{ reason: LostOrderReason; orders: number }[]> =>
  db(database, 'lost-orders')
    .selectFrom('lost_orders')
    .select(['reason', sql<number>`sum(orders)::int`.as('orders')])
    .where('business_id', '=', businessId)
    .where('day', '>', sql<Date>`${localDay(now)}::date - ${days}::int`)
    .groupBy('reason')
    .orderBy(sql`sum(orders)`, 'desc')
    .orderBy('reason')
    .execute();
