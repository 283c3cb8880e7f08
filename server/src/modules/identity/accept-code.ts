import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { stepOf } from './one-time-codes.ts';
import { markRecoveryCodeUsed, markStepUsed } from './two-factor-repository.ts';

/**
 * Every attempt counts before it runs, so that parallel attempts cannot exceed the limit. A right code
 * needs one attempt.
 */
const CODE_LIMIT = { name: 'two-factor-code', hits: 10, windowSeconds: 15 * 60 };

/**
 * Counts an attempt to enter a code, across all processes. Call it before the transaction, so that a
 * rejected attempt counts too.
 * @throws {ApiFailure} `rate_limited`
 */
export const countAttempt = ({ limits }: IdentityDeps, userId: string): Promise<void> =>
  limits.consume(CODE_LIMIT, userId);

/**
 * Checks a code of the app or a recovery code, and marks it as used (product.md §66).
 * @throws {ApiFailure} `wrong_code`
 */
export const acceptCode = async (
  { clock }: IdentityDeps,
  client: Queryable,
  { userId, secret, code }: { userId: string; secret: string; code: string },
): Promise<void> => {
  const step = stepOf(secret, code, clock());
  const isUsed =
    step === undefined
      ? await markRecoveryCodeUsed(client, userId, hashSecret(code))
      : await markStepUsed(client, userId, step);
  if (!isUsed) throw new ApiFailure('wrong_code');
};
