import { FALLBACK_LANGUAGE, type Language } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';

/** A secret that signs tokens; `id` travels with each token it signed. */
export interface SigningKey {
  id: string;
  secret: Uint8Array;
  created_at: Date;
}

/** What a login needs to know of a person. */
export interface AccountRow {
  id: string;
  email: string;
  password_hash: string;
  language: Language;
}

/**
 * The account of an e-mail, letter case aside.
 * @param email in small letters
 */
export const findAccount = async (database: Queryable, email: string): Promise<AccountRow | undefined> => {
  const { rows } = await database.query<AccountRow>({
    name: 'find-account',
    text: 'SELECT id, email, password_hash, language FROM users WHERE lower(email) = $1',
    values: [email],
  });
  return rows[0];
};

/** The account of a person. */
export const findAccountById = async (database: Queryable, id: string): Promise<AccountRow | undefined> => {
  const { rows } = await database.query<AccountRow>({
    name: 'find-account-by-id',
    text: 'SELECT id, email, password_hash, language FROM users WHERE id = $1',
    values: [id],
  });
  return rows[0];
};

/**
 * Replaces a password; false when it is no longer the one that was checked.
 * @param checked hash of the password that was checked; null where a reset link stands for it
 */
export const updatePasswordHash = async (
  client: Queryable,
  id: string,
  passwordHash: string,
  checked: string | null,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `UPDATE users SET password_hash = $2, updated_at = now()
     WHERE id = $1 AND password_hash = coalesce($3, password_hash)`,
    [id, passwordHash, checked],
  );
  return rowCount === 1;
};

/** Keeps others from setting a password until the end of the transaction; false when it is no longer the one that was checked. */
export const lockCheckedPassword = async (
  client: Queryable,
  id: string,
  checked: string,
): Promise<boolean> => {
  const { rowCount } = await client.query({
    name: 'lock-checked-password',
    text: 'SELECT 1 FROM users WHERE id = $1 AND password_hash = $2 FOR SHARE',
    values: [id, checked],
  });
  return rowCount === 1;
};

/** Keeps logins whose password was checked from beginning a session until the end of the transaction, once those under way are done. */
export const lockAccount = async (client: Queryable, id: string): Promise<void> => {
  await client.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [id]);
};

/** Replaces an e-mail unless it belongs to somebody else; false then, and the transaction is lost. */
export const updateEmail = async (client: Queryable, id: string, email: string): Promise<boolean> => {
  try {
    await client.query('UPDATE users SET email = $2, updated_at = now() WHERE id = $1', [id, email]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};

/** Sets the language of the mails to a person. */
export const updateLanguage = async (client: Queryable, id: string, language: Language): Promise<void> => {
  await client.query('UPDATE users SET language = $2 WHERE id = $1', [id, language]);
};

/** A person who signs in. */
export interface NewUser {
  id: string;
  email: string;
  passwordHash: string;
  /** Left out: Albanian. */
  language?: Language;
  /** Left out: now. */
  createdAt?: Date;
}

/** Stores a person; false when the e-mail is taken. */
export const insertUser = async (client: Queryable, user: NewUser): Promise<boolean> => {
  const { rowCount } = await client.query(
    `INSERT INTO users (id, email, password_hash, language, created_at)
     VALUES ($1, $2, $3, $4, coalesce($5, now())) ON CONFLICT (lower(email)) DO NOTHING`,
    [user.id, user.email, user.passwordHash, user.language ?? FALLBACK_LANGUAGE, user.createdAt ?? null],
  );
  return rowCount === 1;
};

/** Makes other processes that look after the keys wait. */
export const lockSigningKeys = async (client: Queryable): Promise<void> => {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('signing_keys'))`);
};

/** All keys, the newest first. */
export const readSigningKeys = async (database: Queryable): Promise<SigningKey[]> => {
  const { rows } = await database.query<SigningKey>(
    'SELECT id, secret, created_at FROM signing_keys ORDER BY created_at DESC, id',
  );
  return rows;
};

/** Stores a key. */
export const insertSigningKey = async (client: Queryable, key: SigningKey): Promise<void> => {
  await client.query('INSERT INTO signing_keys (id, secret, created_at) VALUES ($1, $2, $3)', [
    key.id,
    key.secret,
    key.created_at,
  ]);
};

/** Removes keys; what they signed no longer verifies. */
export const deleteSigningKeys = async (client: Queryable, ids: readonly string[]): Promise<void> => {
  await client.query('DELETE FROM signing_keys WHERE id = ANY($1)', [ids]);
};
