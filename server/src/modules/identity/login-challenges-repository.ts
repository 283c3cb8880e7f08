import type { Queryable } from '../../platform/database/database.ts';

/** Keeps a login whose code is still asked for. */
export const insertChallenge = async (
  database: Queryable,
  challenge: { hash: Buffer; businessId: string; expiresAt: Date },
): Promise<void> => {
  await database.query('INSERT INTO login_challenges (hash, business_id, expires_at) VALUES ($1, $2, $3)', [
    challenge.hash,
    challenge.businessId,
    challenge.expiresAt,
  ]);
};

/** Whose login it is that asks for a code; undefined when it is over. */
export const findChallenge = async (
  database: Queryable,
  hash: Buffer,
  now: Date,
): Promise<string | undefined> => {
  const { rows } = await database.query<{ business_id: string }>(
    'SELECT business_id FROM login_challenges WHERE hash = $1 AND expires_at > $2',
    [hash, now],
  );
  return rows[0]?.business_id;
};

/** Ends a login's wait for its code; false when it had ended. */
export const takeChallenge = async (client: Queryable, hash: Buffer): Promise<boolean> => {
  const { rowCount } = await client.query('DELETE FROM login_challenges WHERE hash = $1', [hash]);
  return rowCount === 1;
};

/** Ends every login of a business that waits for its code. */
export const deleteChallengesOf = async (client: Queryable, businessId: string): Promise<void> => {
  await client.query('DELETE FROM login_challenges WHERE business_id = $1', [businessId]);
};

/** Forgets logins that waited too long. */
export const sweepChallenges = async (database: Queryable, now: Date): Promise<void> => {
  await database.query('DELETE FROM login_challenges WHERE expires_at <= $1', [now]);
};
