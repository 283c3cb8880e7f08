import webpush from 'web-push';
import type { Database } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** The key pair by which push services know this installation, in base64url (RFC 8292). */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys of this installation, made at its first start. Processes that start together agree on one pair,
 * because browsers that subscribed by another key could not be reached (product.md §317).
 */
export const openVapidKeys = async (database: Database): Promise<VapidKeys> => {
  const find = () =>
    db(database).selectFrom('vapid_keys').select(['public_key', 'private_key']).executeTakeFirst();
  const present = async (): Promise<VapidKeys | undefined> => {
    const row = await find();
    return row && { publicKey: row.public_key, privateKey: row.private_key };
  };
  const known = await present();
  if (known) return known;
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  await db(database)
    .insertInto('vapid_keys')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await present()) ?? { publicKey, privateKey };
};
