import { expressionBuilder } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { FullSlots } from './slot-times.ts';

/** Limits of one slot, from the settings of its place; null: no limit. */
export interface SlotLimits {
  slot_orders: number | null;
  slot_work_minutes: number | null;
}

/** More than a slot ever has: the largest integer of PostgreSQL. */
const NO_LIMIT = 2_147_483_647;

/**
 * SQL condition: a slot takes no more orders with this much work. An order with more work than the limit of a slot fits
 * into an empty one (product.md §312).
 */
const isFull = ({ slot_orders, slot_work_minutes }: SlotLimits, workMinutes: number) => {
  const eb = expressionBuilder<Tables, 'order_slots'>();
  const mostWorkBefore =
    slot_work_minutes === null || workMinutes === 0 ? NO_LIMIT : slot_work_minutes - workMinutes;
  return eb.or([
    eb('order_slots.orders', '>=', slot_orders ?? NO_LIMIT),
    eb.and([eb('order_slots.work_minutes', '>', 0), eb('order_slots.work_minutes', '>', mostWorkBefore)]),
  ]);
};

/** Slots of a place, from a time on, that take no more orders with this much work. */
export const findFullSlots = async (
  database: Queryable,
  businessId: string,
  { from, limits, workMinutes }: { from: Date; limits: SlotLimits; workMinutes: number },
): Promise<FullSlots> => {
  if (limits.slot_orders === null && limits.slot_work_minutes === null) return new Set();
  const rows = await db(database, 'find-full-slots')
    .selectFrom('order_slots')
    .select('starts_at')
    .where('business_id', '=', businessId)
    .where('starts_at', '>=', from)
    .where(isFull(limits, workMinutes))
    .execute();
  return new Set(rows.map(({ starts_at }) => starts_at.getTime()));
};

/** Deletes the counts of past slots. */
export const deletePastSlots = async (database: Queryable, before: Date): Promise<void> => {
  await db(database).deleteFrom('order_slots').where('starts_at', '<', before).execute();
};

/**
 * Counts an order in a slot. Orders of one slot wait for each other, so that the last place is taken once.
 * @returns false if the slot is full
 */
export const takeSlot = async (
  client: Queryable,
  businessId: string,
  { start, limits, workMinutes }: { start: Date; limits: SlotLimits; workMinutes: number },
): Promise<boolean> => {
  const taken = await db(client)
    .insertInto('order_slots')
    .values({ business_id: businessId, starts_at: start, orders: 1, work_minutes: workMinutes })
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'starts_at'])
        .doUpdateSet((eb) => ({
          orders: eb('order_slots.orders', '+', 1),
          work_minutes: eb('order_slots.work_minutes', '+', workMinutes),
        }))
        .where((eb) => eb.not(isFull(limits, workMinutes))),
    )
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
};
