import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** Stores a login that waits for its code. */
export const insertChallenge = async (
  database: Queryable,
  { hash, userId, expiresAt }: { hash: Buffer; userId: string; expiresAt: Date },
): Promise<void> => {
  await db(database)
    .insertInto('login_challenges')
    .values({ hash, user_id: userId, expires_at: expiresAt })
    .execute();
};

/** The user of a login challenge; undefined when it has expired. */
export const findChallenge = async (
  database: Queryable,
  hash: Buffer,
  now: Date,
): Promise<string | undefined> => {
  const row = await db(database)
    .selectFrom('login_challenges')
    .select('user_id')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
};

/** Ends a login challenge; false when it had already ended. */
export const consumeChallenge = async (client: Queryable, hash: Buffer): Promise<boolean> => {
  const taken = db(client).deleteFrom('login_challenges').where('hash', '=', hash);
  return (await taken.executeTakeFirst()).numDeletedRows === 1n;
};

/** Ends every login challenge of a user. */
export const deleteChallengesOf = async (client: Queryable, userId: string): Promise<void> => {
  await db(client).deleteFrom('login_challenges').where('user_id', '=', userId).execute();
};

/** Deletes expired login challenges. */
export const sweepChallenges = async (database: Queryable, now: Date): Promise<void> => {
  await db(database).deleteFrom('login_challenges').where('expires_at', '<=', now).execute();
};
