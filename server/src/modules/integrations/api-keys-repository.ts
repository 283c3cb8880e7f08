import type { ApiKey, KeyScope } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { lockName } from '../../platform/database/name-lock.ts';

/** The time of last use may be this old, so that a busy till writes it once a minute. */
const LAST_USE_SECONDS = 60;

const SCOPES = sql<KeyScope[]>`array(SELECT s.scope FROM api_key_scopes s WHERE s.key_id = k.id)`;

/** Keys of a place, the newest first. */
export const listKeys = async (database: Queryable, businessId: string) =>
  db(database)
    .selectFrom('api_keys as k')
    .select(['k.id', 'k.name', 'k.hint', 'k.created_at', 'k.last_used_at', SCOPES.as('scopes')])
    .where('k.business_id', '=', businessId)
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
    .execute();

/** Names of the keys by which a till has answered orders of a place since a time (product.md §514). */
export const answeringTills = async (
  database: Queryable,
  businessId: string,
  since: Date,
): Promise<string[]> =>
  (await listKeys(database, businessId))
    .filter(
      ({ scopes, last_used_at }) => scopes.includes('orders_write') && last_used_at && last_used_at >= since,
    )
    .map(({ name }) => name);

/** Requests that add a key to a place wait for each other until the transaction ends. */
export const lockKeys = (client: Queryable, businessId: string): Promise<void> =>
  lockName(client, `keys ${businessId}`);

/** A key to store. */
export interface StoredKey extends Pick<ApiKey, 'name' | 'hint' | 'scopes'> {
  businessId: string;
  userId: string;
  hash: Buffer;
  createdAt: Date;
}

/** Stores a key; its id. */
export const insertKey = async (
  client: Queryable,
  { businessId, userId, createdAt, scopes, ...key }: StoredKey,
): Promise<string> => {
  const { id } = await db(client)
    .insertInto('api_keys')
    .values({ ...key, business_id: businessId, created_by: userId, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db(client)
    .insertInto('api_key_scopes')
    .values(scopes.map((scope) => ({ key_id: id, scope })))
    .execute();
  return id;
};

/** Removes a key; false where the place has none of this id. */
export const deleteKey = async (database: Queryable, businessId: string, id: string): Promise<boolean> => {
  const deleted = await db(database)
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
};

/** A key by its hash, as long as the person who made it is a member of the place. */
export const findKey = async (database: Queryable, hash: Buffer) =>
  db(database, 'find-api-key')
    .selectFrom('api_keys as k')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.business_id', '=', 'k.business_id').onRef('m.user_id', '=', 'k.created_by'),
    )
    .select(['k.id', 'k.business_id', 'k.created_by', 'm.role', SCOPES.as('scopes')])
    .where('k.hash', '=', hash)
    .executeTakeFirst();

/** Stores that a key was used, at most once a minute. */
export const touchKey = async (database: Queryable, id: string, now: Date): Promise<void> => {
  await db(database, 'touch-api-key')
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('last_used_at', 'is', null),
        eb('last_used_at', '<=', sql<Date>`${now}::timestamptz - make_interval(secs => ${LAST_USE_SECONDS})`),
      ]),
    )
    .execute();
};
