import {
  type ErrorCode,
  LOST_ORDER_REASONS,
  type LostOrderReason,
  localDay,
} from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';
import { canBeSlot } from './slot-times.ts';

/**
 * The reason for which a refused order counts as lost (product.md §306); undefined if it does not, as for a time that no
 * place offers.
 */
export const lossOf = (
  code: ErrorCode,
  askedFor: Date | undefined,
  now: Date,
): LostOrderReason | undefined =>
  askedFor && !canBeSlot(askedFor, now) ? undefined : LOST_ORDER_REASONS.find((reason) => reason === code);

/** A cart that a place could not take. */
interface LostCart {
  businessId: string;
  reason: LostOrderReason;
  /** What it is recognised by: it counts once a day, however often it is sent. */
  cart: Buffer;
  /** What it is recognised by where its diner is unknown. */
  sender: Buffer;
}

const dayOf = (now: Date) => sql<Date>`${localDay(now)}::date`;

/** Whether a cart of a sender is counted on the local day. */
export const isSenderCounted = async (
  database: Queryable,
  businessId: string,
  sender: Buffer,
  now: Date,
): Promise<boolean> => {
  const found = await db(database, 'lost-cart-of-sender')
    .selectFrom('lost_order_carts')
    .select('cart')
    .where('business_id', '=', businessId)
    .where('day', '=', dayOf(now))
    .where('sender', '=', sender)
    .executeTakeFirst();
  return found !== undefined;
};

/** Counts a lost order, by local day and reason. Not in the transaction of the order, which is rolled back. */
export const countLostOrder = async (
  database: Queryable,
  { businessId, reason, cart, sender }: LostCart,
  now: Date,
): Promise<void> => {
  await db(database, 'count-lost-order')
    .with('lost', (eb) =>
      eb
        .insertInto('lost_order_carts')
        .values({ business_id: businessId, day: dayOf(now), cart, sender, reason })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['business_id', 'day']),
    )
    .insertInto('lost_orders')
    .columns(['business_id', 'day', 'reason', 'orders'])
    .expression(({ selectFrom, val }) =>
      selectFrom('lost').select([
        'lost.business_id',
        'lost.day',
        val<string>(reason).as('reason'),
        sql<number>`1`.as('orders'),
      ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'day', 'reason'])
        .doUpdateSet((eb) => ({ orders: eb('lost_orders.orders', '+', 1) })),
    )
    .execute();
};

/** Takes carts back that were counted as lost on the same local day: they were not. */
export const takeBackLostCarts = async (
  client: Queryable,
  businessId: string,
  carts: readonly Buffer[],
  now: Date,
): Promise<void> => {
  const day = dayOf(now);
  await db(client, 'take-back-lost-carts')
    .with('found', (eb) =>
      eb
        .deleteFrom('lost_order_carts')
        .where('business_id', '=', businessId)
        .where('day', '=', day)
        .where('cart', '=', anyOf(carts))
        .returning('reason'),
    )
    .updateTable('lost_orders')
    .from((eb) =>
      eb
        .selectFrom('found')
        .select(['found.reason', sql<number>`count(*)::int`.as('carts')])
        .groupBy('found.reason')
        .as('fewer'),
    )
    .set((eb) => ({ orders: eb('lost_orders.orders', '-', eb.ref('fewer.carts')) }))
    .where('lost_orders.business_id', '=', businessId)
    .where('lost_orders.day', '=', day)
    .whereRef('lost_orders.reason', '=', 'fewer.reason')
    .execute();
};

/** Deletes the carts of days before yesterday; the counts stay. */
export const deleteLostCarts = async (database: Queryable, now: Date): Promise<void> => {
  await db(database, 'delete-lost-carts')
    .deleteFrom('lost_order_carts')
    .where('day', '<', sql<Date>`${localDay(now)}::date - 1`)
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
    .having(sql<boolean>`sum(orders) > 0`)
    .orderBy(sql`sum(orders)`, 'desc')
    .orderBy('reason')
    .execute();
