import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db, NOW } from '../../platform/database/db.ts';

/** A refresh token with the state of its family. */
export interface RefreshTokenRow {
  family_id: string;
  user_id: string;
  /** The business of the session. */
  business_id: string;
  is_expired: boolean;
  family_ended: boolean;
  /** Seconds since the token was exchanged; null if it was not. */
  rotated_seconds_ago: number | null;
  /** Hash of the device's secret; null for sessions from before devices had one. */
  device_hash: Buffer | null;
}

/** Adds a refresh token to a family. Adding the same successor twice stores it once. */
export const insertRefreshToken = async (
  database: Queryable,
  token: { hash: Buffer; familyId: string; lifeSeconds: number },
): Promise<void> => {
  await db(database)
    .insertInto('refresh_tokens')
    .values({
      hash: token.hash,
      family_id: token.familyId,
      expires_at: sql<Date>`now() + make_interval(secs => ${token.lifeSeconds})`,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
};

/** Finds and locks a refresh token and its family, so that parallel exchanges run one after the other. */
export const lockRefreshToken = async (
  client: Queryable,
  hash: Buffer,
): Promise<RefreshTokenRow | undefined> =>
  db(client)
    .selectFrom('refresh_tokens')
    .innerJoin('session_families', 'session_families.id', 'family_id')
    .select(['family_id', 'user_id', 'business_id', 'device_hash'])
    .select(({ eb, ref }) => [
      eb('expires_at', '<=', NOW).$castTo<boolean>().as('is_expired'),
      eb('ended_at', 'is not', null).$castTo<boolean>().as('family_ended'),
      sql<number | null>`extract(epoch from clock_timestamp() - ${ref('rotated_at')})::float8`.as(
        'rotated_seconds_ago',
      ),
    ])
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();

/** Records when a token was first exchanged. */
export const markRotated = async (client: Queryable, hash: Buffer): Promise<void> => {
  await db(client)
    .updateTable('refresh_tokens')
    .set(({ fn }) => ({ rotated_at: fn.coalesce('rotated_at', fn<Date>('clock_timestamp')) }))
    .where('hash', '=', hash)
    .execute();
};

/** The family a refresh token belongs to. */
export const findFamily = async (database: Queryable, hash: Buffer): Promise<string | undefined> => {
  const row = await db(database)
    .selectFrom('refresh_tokens')
    .select('family_id')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.family_id;
};
