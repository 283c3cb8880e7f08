import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** Keeps a login whose code is still asked for. */
export const insertChallenge = async (
  database: Queryable,
  { hash, userId, expiresAt }: { hash: Buffer; userId: string; expiresAt: Date },
): Promise<void> => {
  await db(database)
    .insertInto('login_challenges')
    .values({ hash, user_id: userId, expires_at: expiresAt })
    .execute();
};

/** Whose login it is that asks for a code; undefined when it is over. */
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

/** Ends a login's wait for its code; false when it had ended. */
export const takeChallenge = async (client: Queryable, hash: Buffer): Promise<boolean> => {
  const taken = db(client).deleteFrom('login_challenges').where('hash', '=', hash);
  return (await taken.executeTakeFirst()).numDeletedRows === 1n;
};

/** Ends every login of a person that waits for its code. */
export const deleteChallengesOf = async (client: Queryable, userId: string): Promise<void> => {
  await db(client).deleteFrom('login_challenges').where('user_id', '=', userId).execute();
};

/** Forgets logins that waited too long. */
export const sweepChallenges = async (database: Queryable, now: Date): Promise<void> => {
  await db(database).deleteFrom('login_challenges').where('expires_at', '<=', now).execute();
};
