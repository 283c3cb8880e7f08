import { isInKitchen, ORDER_STATUSES, READY_STATUSES } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { IS_STEP } from '../order-months/order-months-service.ts';

/** Orders that are ready, or were promised, for longer than this are not shown. */
const SHOWN_FROM = sql<Date>`now() - interval '12 hours'`;
/** Older orders are not looked for: it is longer than an order can be placed ahead. */
const PLACED_FROM = sql<Date>`now() - interval '31 days'`;
/** Most numbers in a column of the screen. */
const MOST_SHOWN = 24;

/** Code of a place's screen; undefined where it has none. */
export const findScreenCode = async (
  database: Queryable,
  businessId: string,
): Promise<string | undefined> => {
  const row = await db(database, 'find-screen-code')
    .selectFrom('ready_screens')
    .select('code')
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row?.code;
};

/** Stores the code of a place's screen; replaces the old one. */
export const storeScreenCode = async (
  database: Queryable,
  businessId: string,
  code: string,
): Promise<void> => {
  await db(database)
    .insertInto('ready_screens')
    .values({ business_id: businessId, code })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet({ code }))
    .execute();
};

/** Removes a place's screen. */
export const deleteScreen = async (database: Queryable, businessId: string): Promise<void> => {
  await db(database).deleteFrom('ready_screens').where('business_id', '=', businessId).execute();
};

/** The place of a code; undefined for an unknown or replaced code. */
export const findScreenPlace = async (database: Queryable, code: string) =>
  db(database, 'find-screen-place')
    .selectFrom('ready_screens as s')
    .innerJoin('businesses as b', 'b.id', 's.business_id')
    .select(['b.id', 'b.business_name'])
    .where('s.code', '=', code)
    .executeTakeFirst();

/** When an order got its status: payments and notes change it later, too. */
const STATUS_AT = sql<Date>`(SELECT max(h.changed_at) FROM order_history h WHERE ${IS_STEP})`;

const pickups = (database: Queryable, businessId: string, name: string) =>
  db(database, name)
    .selectFrom('orders as o')
    .select(['id', sql<number>`count(*) OVER ()::int`.as('total')])
    .where('business_id', '=', businessId)
    .where('created_at', '>', PLACED_FROM)
    .where('fulfilment', '=', 'pickup')
    .limit(MOST_SHOWN);

const IN_KITCHEN = ORDER_STATUSES.filter(isInKitchen);

/** Numbers of orders for pickup that are being made and promised before a time, the next one first; `total`: of all. */
export const almostReadyOrders = (database: Queryable, businessId: string, before: Date) =>
  pickups(database, businessId, 'almost-ready-orders')
    .where('status', 'in', IN_KITCHEN)
    // By its promise: an order for later may have been confirmed days ago.
    .where(sql<Date>`coalesce(promised_at, ${STATUS_AT})`, '>', SHOWN_FROM)
    .where((eb) => eb.or([eb('promised_at', '<=', before), eb('promised_at', 'is', null)]))
    .orderBy(sql`promised_at nulls first`)
    .orderBy('id')
    .execute();

/** Numbers of orders for pickup that are ready, the latest first; `total`: of all. */
export const readyOrders = (database: Queryable, businessId: string) =>
  pickups(database, businessId, 'ready-orders')
    .where('status', 'in', READY_STATUSES)
    .where(STATUS_AT, '>', SHOWN_FROM)
    .orderBy(STATUS_AT, 'desc')
    .orderBy('id')
    .execute();
