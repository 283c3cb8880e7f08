import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ApiFailure } from '../../platform/http/api-failure.ts';

/** argon2id (the library's default) with parameters from OWASP; memory in KiB. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash needs 19 MiB and one core. More in parallel than there are cores would not be faster and would
 * block everything else.
 */
const MAX_CONCURRENT = Math.min(4, availableParallelism());
/**
 * Hashes that run or wait, about two seconds of work for four cores. More would let a flood of logins block everything
 * else, and each login would wait longer than its caller.
 */
const MAX_HASHES = 44;

const enqueue = pLimit(MAX_CONCURRENT);

const withSlot = async <T>(work: () => Promise<T>): Promise<T> => {
  if (enqueue.activeCount + enqueue.pendingCount >= MAX_HASHES)
    throw new ApiFailure('service_unavailable', { retryAfter: 2 });
  return enqueue(work);
};

/** Hashes a password exactly as typed. */
export const hashPassword = (password: string): Promise<string> => withSlot(() => hash(password, OPTIONS));

/** Verified when there is no account, so that the response time does not reveal which accounts exist. */
const DUMMY_HASH = hash('no account has this password', OPTIONS);

/** Whether a password matches a hash; without a hash false, after the same time. */
export const verifyPassword = async (
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> => {
  const expected = passwordHash ?? (await DUMMY_HASH);
  return withSlot(async () => (await verify(expected, password)) && passwordHash !== undefined);
};
