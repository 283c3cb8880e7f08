import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** A key pair in base64url (RFC 8292). */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The stored key pair; undefined before the first start. */
export const findVapidKeys = async (database: Queryable): Promise<VapidKeys | undefined> =>
  db(database)
    .selectFrom('vapid_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();

/** Stores a key pair unless there is one. */
export const insertVapidKeys = async (
  database: Queryable,
  { publicKey, privateKey }: VapidKeys,
): Promise<void> => {
  await db(database)
    .insertInto('vapid_keys')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
