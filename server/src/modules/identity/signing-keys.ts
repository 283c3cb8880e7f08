import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { readSigningKeys, type SigningKey, saveFirstSigningKey } from './identity-repository.ts';

/** The keys in force. The first signs, all verify, so that an operator can add one and later remove the old. */
export interface SigningKeys {
  current: SigningKey;
  find: (id: string | undefined) => SigningKey | undefined;
}

const KEY_BYTES = 32;

/** Reads the keys, and makes the first one on a new database; processes that start together agree on it. */
export const loadSigningKeys = async (database: Database): Promise<SigningKeys> => {
  await saveFirstSigningKey(database, { id: randomUUID(), secret: randomBytes(KEY_BYTES) });
  const keys = await readSigningKeys(database);
  const [current] = keys;
  if (!current) throw new Error('no signing key in the database');
  return { current, find: (id) => keys.find((key) => key.id === id) };
};
