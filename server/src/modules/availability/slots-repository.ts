import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import type { FullSlots } from './slot-times.ts';

/** Slots of a place from a time on that have as many orders as they take; none without a limit. */
export const findFullSlots = async (
  database: Queryable,
  businessId: string,
  { from, limit }: { from: Date; limit: number | null },
): Promise<FullSlots> => {
  if (limit === null) return new Set();
  const rows = await db(database, 'find-full-slots')
    .selectFrom('order_slots')
    .select('starts_at')
    .where('business_id', '=', businessId)
    .where('starts_at', '>=', from)
    .where('orders', '>=', limit)
    .execute();
  return new Set(rows.map(({ starts_at }) => starts_at.getTime()));
};

/** Deletes the counts of slots that are over. */
export const deletePastSlots = async (database: Queryable, before: Date): Promise<void> => {
  await db(database).deleteFrom('order_slots').where('starts_at', '<', before).execute();
};

/**
 * Counts an order in a slot. Orders of one slot wait for each other, so the last place is given once.
 * @returns false where the slot is full
 */
export const takeSlot = async (
  client: Queryable,
  businessId: string,
  { start, limit }: { start: Date; limit: number | null },
): Promise<boolean> => {
  const taken = await db(client)
    .insertInto('order_slots')
    .values({ business_id: businessId, starts_at: start, orders: 1 })
    .onConflict((conflict) => {
      const counted = conflict
        .columns(['business_id', 'starts_at'])
        .doUpdateSet((eb) => ({ orders: eb('order_slots.orders', '+', 1) }));
      return limit === null ? counted : counted.where('order_slots.orders', '<', limit);
    })
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
};
