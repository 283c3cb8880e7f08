import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ApiFailure } from '../../platform/http/api-failure.ts';

/** argon2id (the library's default) with OWASP's parameters; memory in KiB. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes 19 MiB and a core for a while; more at once than there are cores would be done no sooner, and keep
 * everything else from them.
 */
const AT_ONCE = Math.min(4, availableParallelism());
/** Hashes that are taken at once; more would let a flood of logins stop everything else. */
const MOST = 44;

const inTurn = pLimit(AT_ONCE);

const withSlot = async <T>(work: () => Promise<T>): Promise<T> => {
  if (inTurn.activeCount + inTurn.pendingCount >= MOST)
    throw new ApiFailure('service_unavailable', { retryAfter: 2 });
  return inTurn(work);
};

/** Hashes a password, byte for byte as it was typed. */
export const hashPassword = (password: string): Promise<string> => withSlot(() => hash(password, OPTIONS));

/** Verifying against this takes as long as against a real one, so that time does not tell which accounts exist. */
const STAND_IN = hash('no account has this password', OPTIONS);

/** Whether a password belongs to a hash; false, after the same time, when there is no hash. */
export const verifyPassword = async (
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> => {
  const expected = passwordHash ?? (await STAND_IN);
  return withSlot(async () => (await verify(expected, password)) && passwordHash !== undefined);
};
