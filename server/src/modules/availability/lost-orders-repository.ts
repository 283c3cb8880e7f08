import type { ErrorCode } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { localDay } from './opening-times.ts';

const REASONS: ReadonlySet<ErrorCode> = new Set([
  'place_closed',
  'ordering_paused',
  'slot_unavailable',
  'fulfilment_unavailable',
]);

/** Whether a refusal means that the place lost an order (product.md §306). */
export const isLostOrder = (code: ErrorCode): boolean => REASONS.has(code);

/** Counts an order that a place could not take, by local day and reason. Outside the order's transaction, which ends. */
export const countLostOrder = async (
  database: Queryable,
  businessId: string,
  reason: ErrorCode,
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
