import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db, excluded, NOW } from '../../platform/database/db.ts';

/** Records that an address knows an order, or renews the record. */
export const recordAddress = async (
  database: Queryable,
  orderId: string,
  address: string,
  seconds: number,
): Promise<void> => {
  await db(database, 'record-order-address')
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

/** Whether an address has recently placed or tracked an order. */
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

/** Deletes expired records. */
export const deleteOldOrderAddresses = async (database: Queryable): Promise<void> => {
  await db(database).deleteFrom('order_addresses').where('known_until', '<=', NOW).execute();
};
