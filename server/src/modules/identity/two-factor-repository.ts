import type { Queryable } from '../../platform/database/database.ts';

/** The second step of a person's logins. */
export interface TwoFactorRow {
  secret: string;
  /** Null until a first code has shown that the app has the secret. */
  confirmed_at: Date | null;
}

/** The second step of a person's logins, on or only begun. */
export const findTwoFactor = async (
  database: Queryable,
  userId: string,
): Promise<TwoFactorRow | undefined> => {
  const { rows } = await database.query<TwoFactorRow>({
    name: 'find-two-factor',
    text: 'SELECT secret, confirmed_at FROM two_factor WHERE user_id = $1',
    values: [userId],
  });
  return rows[0];
};

/**
 * Begins anew with a secret; false when codes are asked for already. The database gives `business_id`, which is unique, the
 * value of `user_id` (0080_people_and_places.sql).
 */
export const beginTwoFactor = async (
  database: Queryable,
  userId: string,
  secret: string,
): Promise<boolean> => {
  const { rowCount } = await database.query(
    `INSERT INTO two_factor (user_id, secret) VALUES ($1, $2)
     ON CONFLICT (business_id) DO UPDATE SET secret = excluded.secret, last_step = 0 WHERE two_factor.confirmed_at IS NULL`,
    [userId, secret],
  );
  return rowCount === 1;
};

/** From now on logins ask for a code; false when they did before, or when another secret was begun with meanwhile. */
export const confirmTwoFactor = async (
  client: Queryable,
  userId: string,
  confirmation: { secret: string; at: Date },
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `UPDATE two_factor SET confirmed_at = $3 WHERE user_id = $1 AND secret = $2 AND confirmed_at IS NULL`,
    [userId, confirmation.secret, confirmation.at],
  );
  return rowCount === 1;
};

/** Uses up the code of a half minute; false when it or a later one has been used. */
export const spendStep = async (client: Queryable, userId: string, step: number): Promise<boolean> => {
  const { rowCount } = await client.query(
    'UPDATE two_factor SET last_step = $2 WHERE user_id = $1 AND last_step < $2',
    [userId, step],
  );
  return rowCount === 1;
};

/** Uses up a recovery code; false when there is none like it. */
export const spendRecoveryCode = async (
  client: Queryable,
  userId: string,
  hash: Buffer,
): Promise<boolean> => {
  const { rowCount } = await client.query('DELETE FROM recovery_codes WHERE user_id = $1 AND hash = $2', [
    userId,
    hash,
  ]);
  return rowCount === 1;
};

/** Gives a person these recovery codes and no others. */
export const replaceRecoveryCodes = async (
  client: Queryable,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> => {
  await client.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  await client.query(
    'INSERT INTO recovery_codes (user_id, hash) SELECT $1, hash FROM unnest($2::bytea[]) AS hash',
    [userId, hashes],
  );
};

/** How many recovery codes are left. */
export const countRecoveryCodes = async (database: Queryable, userId: string): Promise<number> => {
  const { rows } = await database.query<{ left: number }>(
    'SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.left ?? 0;
};

/** Forgets secret and recovery codes. */
export const deleteTwoFactor = async (client: Queryable, userId: string): Promise<void> => {
  await client.query('DELETE FROM two_factor WHERE user_id = $1', [userId]);
};
