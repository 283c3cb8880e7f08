import type { Queryable } from '../../platform/database/database.ts';

/** Keeps a login whose code is still asked for. */
export const insertChallenge = async (
  database: Queryable,
  challenge: { hash: Buffer; userId: string; expiresAt: Date },
): Promise<void> => {
  await database.query('INSERT INTO login_challenges (hash, user_id, expires_at) VALUES ($1, $2, $3)', [
    challenge.hash,
    challenge.userId,
    challenge.expiresAt,
  ]);
};

/** Whose login it is that asks for a code; undefined when it is over. */
export const findChallenge = async (
  database: Queryable,
  hash: Buffer,
  now: Date,
): Promise<string | undefined> => {
  const { rows } = await database.query<{ user_id: string }>(
    'SELECT user_id FROM login_challenges WHERE hash = $1 AND expires_at > $2',
    [hash, now],
  );
  return rows[0]?.user_id;
};

/** Ends a login's wait for its code; false when it had ended. */
export const takeChallenge = async (client: Queryable, hash: Buffer): Promise<boolean> => {
  const { rowCount } = await client.query('DELETE FROM login_challenges WHERE hash = $1', [hash]);
  return rowCount === 1;
};

/** Ends every login of a person that waits for its code. */
export const deleteChallengesOf = async (client: Queryable, userId: string): Promise<void> => {
  await client.query('DELETE FROM login_challenges WHERE user_id = $1', [userId]);
};

/** Forgets logins that waited too long. */
export const sweepChallenges = async (database: Queryable, now: Date): Promise<void> => {
  await database.query('DELETE FROM login_challenges WHERE expires_at <= $1', [now]);
};
