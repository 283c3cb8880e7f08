import type { Database } from '../../platform/database/database.ts';
import { findVapidKeys, insertVapidKeys, type VapidKeys } from './vapid-keys-repository.ts';

export type { VapidKeys } from './vapid-keys-repository.ts';

/**
 * The keys of this installation, made at its first start. Processes that start together agree on one pair,
 * because browsers that subscribed by another key could not be reached (product.md §317).
 */
export const openVapidKeys = async (database: Database): Promise<VapidKeys> => {
  const known = await findVapidKeys(database);
  if (known) return known;
  const { default: webpush } = await import('web-push');
  await insertVapidKeys(database, webpush.generateVAPIDKeys());
  return (await findVapidKeys(database)) ?? openVapidKeys(database);
};
