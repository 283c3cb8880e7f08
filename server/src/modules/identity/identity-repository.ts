import { FALLBACK_LANGUAGE, type Language } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { anyOf, db, NOW } from '../../platform/database/db.ts';
import { lockName } from '../../platform/database/name-lock.ts';

/** A secret that signs tokens. Each token contains the `id` of its key. */
export interface SigningKey {
  id: string;
  secret: Uint8Array;
  created_at: Date;
}

/** The data of a user that a login needs. */
export interface AccountRow {
  id: string;
  email: string;
  password_hash: string;
  language: Language;
}

const ACCOUNT = ['id', 'email', 'password_hash', 'language'] as const;

/**
 * The account of an e-mail, ignoring case.
 * @param email in lower case
 */
export const findAccount = async (database: Queryable, email: string): Promise<AccountRow | undefined> =>
  db(database, 'find-account')
    .selectFrom('users')
    .select(ACCOUNT)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst();

/** The account of a person. */
export const findAccountById = async (database: Queryable, id: string): Promise<AccountRow | undefined> =>
  db(database, 'find-account-by-id')
    .selectFrom('users')
    .select(ACCOUNT)
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Replaces a password. False when the checked password is no longer the current one.
 * @param checked hash of the checked password; null when a reset link proves the identity
 */
export const updatePasswordHash = async (
  client: Queryable,
  id: string,
  passwordHash: string,
  checked: string | null,
): Promise<boolean> => {
  const replaced = await db(client)
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: NOW })
    .where('id', '=', id)
    .$if(checked !== null, (query) => query.where('password_hash', '=', checked))
    .executeTakeFirst();
  return replaced.numUpdatedRows === 1n;
};

/**
 * Locks the password until the transaction ends. False when the checked password is no longer the current
 * one.
 */
export const lockCheckedPassword = async (
  client: Queryable,
  id: string,
  checked: string,
): Promise<boolean> => {
  const locked = await db(client, 'lock-checked-password')
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', checked)
    .forShare()
    .executeTakeFirst();
  return locked !== undefined;
};

/** Waits for logins in progress and blocks new ones until the transaction ends. */
export const lockAccount = async (client: Queryable, id: string): Promise<void> => {
  await db(client).selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
};

/** Replaces an e-mail. False when it belongs to another user; the transaction must then be rolled back. */
export const updateEmail = async (client: Queryable, id: string, email: string): Promise<boolean> => {
  try {
    await db(client).updateTable('users').set({ email, updated_at: NOW }).where('id', '=', id).execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};

/** Sets the language of a user's mails. */
export const updateLanguage = async (client: Queryable, id: string, language: Language): Promise<void> => {
  await db(client).updateTable('users').set({ language }).where('id', '=', id).execute();
};

/** A person who signs in. */
export interface NewUser {
  id: string;
  email: string;
  passwordHash: string;
  /** Default: Albanian. */
  language?: Language;
  /** Default: now. */
  createdAt?: Date;
}

/** Stores a person; false when the e-mail is taken. */
export const insertUser = async (client: Queryable, user: NewUser): Promise<boolean> => {
  const added = await db(client)
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      password_hash: user.passwordHash,
      language: user.language ?? FALLBACK_LANGUAGE,
      created_at: user.createdAt ?? NOW,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

/** Makes other processes that rotate the keys wait. */
export const lockSigningKeys = (client: Queryable): Promise<void> => lockName(client, 'signing_keys');

/** All keys, newest first. */
export const readSigningKeys = async (database: Queryable): Promise<SigningKey[]> =>
  db(database).selectFrom('signing_keys').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();

/** Stores a key. */
export const insertSigningKey = async (client: Queryable, key: SigningKey): Promise<void> => {
  await db(client)
    .insertInto('signing_keys')
    .values({ id: key.id, secret: key.secret, created_at: key.created_at })
    .execute();
};

/** Deletes keys. Tokens that they signed become invalid. */
export const deleteSigningKeys = async (client: Queryable, ids: readonly string[]): Promise<void> => {
  await db(client).deleteFrom('signing_keys').where('id', '=', anyOf(ids)).execute();
};
