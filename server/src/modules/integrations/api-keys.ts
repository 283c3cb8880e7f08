import {
  type ApiKey,
  KEY_SCOPES,
  type KeyScope,
  LIMITS,
  type NewApiKey,
} from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { connectsTills } from '../subscriptions/subscriptions-service.ts';
import { insertKey, listKeys, lockKeys } from './api-keys-repository.ts';

/** Prefix of all keys, which scanners for leaked secrets recognise. */
const PREFIX = 'tav_';
/** Characters of a key that stay visible to its owner, to tell keys apart. */
const HINT_LENGTH = PREFIX.length + 4;

/** Keys of a place, the newest first. */
export const keysOf = async (database: Database, businessId: string): Promise<ApiKey[]> =>
  (await listKeys(database, businessId)).map(({ created_at, last_used_at, scopes, ...key }) => ({
    ...key,
    scopes: KEY_SCOPES.filter((scope) => scopes.includes(scope)),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));

/** A key that an owner adds. */
interface KeyRequest {
  businessId: string;
  userId: string;
  name: string;
  scopes: readonly KeyScope[];
  now: Date;
}

/**
 * Makes a key (product.md §360). Only this answer contains its text.
 * @throws {ApiFailure} `plan_required`, `too_many_keys`
 */
export const addKey = async (
  database: Database,
  { businessId, userId, name, scopes: requested, now }: KeyRequest,
): Promise<NewApiKey> => {
  if (!(await connectsTills(database, businessId, now))) throw new ApiFailure('plan_required');
  const key = PREFIX + newSecret();
  const hint = key.slice(0, HINT_LENGTH);
  const scopes = KEY_SCOPES.filter((scope) => requested.includes(scope));
  return transaction(database, async (client) => {
    await lockKeys(client, businessId);
    if ((await listKeys(client, businessId)).length >= LIMITS.apiKeys) throw new ApiFailure('too_many_keys');
    const stored = { businessId, userId, name, hint, scopes, hash: hashSecret(key), createdAt: now };
    const id = await insertKey(client, stored);
    return { id, name, hint, scopes, key, created_at: now.toISOString(), last_used_at: null };
  });
};
