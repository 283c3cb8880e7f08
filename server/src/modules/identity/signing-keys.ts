import { randomBytes, randomUUID } from 'node:crypto';
import { type Clock, DAY_MS } from '../../platform/clock/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { isDatabaseOutage } from '../../platform/database/outage.ts';
import {
  deleteSigningKeys,
  insertSigningKey,
  lockSigningKeys,
  readSigningKeys,
  type SigningKey,
} from './identity-repository.ts';

/** The valid keys, the same in all processes. One signs, all verify. */
export interface SigningKeys {
  current: () => Promise<SigningKey>;
  find: (id: string | undefined) => Promise<SigningKey | undefined>;
}

const KEY_BYTES = 32;
/** How long a process caches the keys. */
const KNOWN_FOR_MS = 60_000;
/** A new key signs only after every process has loaded it. */
const ANNOUNCED_MS = 2 * KNOWN_FOR_MS;
/** Keys are rotated monthly. */
const SIGNS_FOR_MS = 30 * DAY_MS;
/** How long an old key verifies after it was replaced. Tokens live 15 minutes. */
const OUTLIVES_MS = DAY_MS;

const newKey = (createdAt: Date): SigningKey => ({
  id: randomUUID(),
  secret: randomBytes(KEY_BYTES),
  created_at: createdAt,
});

/** The newest key that every process has loaded; in a new database, the only one. */
const signingAt = (keys: readonly SigningKey[], now: number): SigningKey | undefined =>
  keys.find((key) => key.created_at.getTime() <= now - ANNOUNCED_MS) ?? keys.at(-1);

/** Creates the first key, and a new one when the last has signed for a month. Deletes expired ones. */
export const rotateSigningKeys = (database: Database, clock: Clock): Promise<void> =>
  transaction(database, async (client) => {
    await lockSigningKeys(client);
    const now = clock();
    const keys = await readSigningKeys(client);
    const newest = keys[0];
    if (!newest || newest.created_at.getTime() <= now.getTime() - SIGNS_FOR_MS)
      await insertSigningKey(client, newKey(now));
    const successor = keys.findIndex((key) => key.created_at.getTime() <= now.getTime() - OUTLIVES_MS);
    if (successor >= 0)
      await deleteSigningKeys(
        client,
        keys.slice(successor + 1).map(({ id }) => id),
      );
  });

/** Loads the keys of a database. Processes that start together agree on the first key. */
export const openSigningKeys = async (database: Database, clock: Clock): Promise<SigningKeys> => {
  await rotateSigningKeys(database, clock);
  let keys = await readSigningKeys(database);
  let readAt = clock().getTime();

  const known = async (): Promise<readonly SigningKey[]> => {
    const now = clock().getTime();
    if (now - readAt < KNOWN_FOR_MS) return keys;
    try {
      keys = await readSigningKeys(database);
      readAt = now;
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
    }
    return keys;
  };

  return {
    async current() {
      const key = signingAt(await known(), clock().getTime());
      if (!key) throw new Error('no signing key in the database');
      return key;
    },
    find: async (id) => (await known()).find((key) => key.id === id),
  };
};
