import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db, excluded, NOW } from '../../platform/database/db.ts';

/** Notes that whoever asks from an address knows an order; known again, it lasts anew. */
export const rememberAddress = async (
  database: Queryable,
  orderId: string,
  address: string,
  seconds: number,
): Promise<void> => {
  await db(database, 'remember-order-address')
    .insertInto('order_addresses')
    .values({
      order_id: orderId,
      address,
      known_until: sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'address']).doUpdateSet(excluded('order_addresses', ['known_until'])),
    )
    .execute();
};

/** Whether somebody at an address was known to know an order, not too long ago. */
export const isAddressKnown = async (
  database: Queryable,
  orderId: string,
  address: string,
): Promise<boolean> => {
  const known = db(database, 'is-order-address-known')
    .selectFrom('order_addresses')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('address', '=', address)
    .where('known_until', '>', NOW);
  return (await known.executeTakeFirst()) !== undefined;
};

/** Forgets addresses that were known long ago. */
export const sweepOrderAddresses = async (database: Queryable): Promise<void> => {
  await db(database).deleteFrom('order_addresses').where('known_until', '<=', NOW).execute();
};
