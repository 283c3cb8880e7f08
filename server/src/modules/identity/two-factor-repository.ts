import type { Queryable } from '../../platform/database/database.ts';
import { db, excluded } from '../../platform/database/db.ts';

/** Two-factor settings of a user. */
export interface TwoFactorRow {
  secret: string;
  /** Null until a first code has proved that the app has the secret. */
  confirmed_at: Date | null;
}

/** Two-factor settings of a user, confirmed or not. */
export const findTwoFactor = async (database: Queryable, userId: string): Promise<TwoFactorRow | undefined> =>
  db(database, 'find-two-factor')
    .selectFrom('two_factor')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/**
 * Starts setup with a new secret; false when two-factor login is already on. A trigger fills the unique
 * `business_id` from `user_id` (0080_people_and_places.sql).
 */
export const beginTwoFactor = async (
  database: Queryable,
  userId: string,
  secret: string,
): Promise<boolean> => {
  const begun = await db(database)
    .insertInto('two_factor')
    .values({ user_id: userId, secret })
    .onConflict((conflict) =>
      conflict
        .column('business_id')
        .doUpdateSet({ ...excluded('two_factor', ['secret']), last_step: 0 })
        .where('two_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return begun.numInsertedOrUpdatedRows === 1n;
};

/**
 * Switches two-factor login on; false when it already was, or when setup was started again with another
 * secret.
 */
export const confirmTwoFactor = async (
  client: Queryable,
  userId: string,
  confirmation: { secret: string; at: Date },
): Promise<boolean> => {
  const confirmed = await db(client)
    .updateTable('two_factor')
    .set({ confirmed_at: confirmation.at })
    .where('user_id', '=', userId)
    .where('secret', '=', confirmation.secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return confirmed.numUpdatedRows === 1n;
};

/** Marks the code of a period as used; false when it or a later one was used. */
export const markStepUsed = async (client: Queryable, userId: string, step: number): Promise<boolean> => {
  const spent = await db(client)
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
};

/** Uses a recovery code; false when it does not exist. */
export const markRecoveryCodeUsed = async (
  client: Queryable,
  userId: string,
  hash: Buffer,
): Promise<boolean> => {
  const spent = await db(client)
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return spent.numDeletedRows === 1n;
};

/** Replaces the recovery codes of a user. */
export const replaceRecoveryCodes = async (
  client: Queryable,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> => {
  await db(client).deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db(client)
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();
};

/** Number of unused recovery codes. */
export const countRecoveryCodes = async (database: Queryable, userId: string): Promise<number> => {
  const { left } = await db(database)
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return left;
};

/** Deletes secret and recovery codes. */
export const deleteTwoFactor = async (client: Queryable, userId: string): Promise<void> => {
  await db(client).deleteFrom('two_factor').where('user_id', '=', userId).execute();
};
