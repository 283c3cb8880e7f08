import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { stepOf } from './one-time-codes.ts';
import { hashToken } from './tokens.ts';
import { spendRecoveryCode, spendStep } from './two-factor-repository.ts';

/** Every try counts, so that many at once are no way around it; the right code needs one. */
const CODE_LIMIT = { name: 'two-factor-code', hits: 10, windowSeconds: 15 * 60 };

/**
 * Counts a try at a person's codes, in all processes together. Before the transaction of the try: a refused one counts.
 * @throws {ApiFailure} `rate_limited`
 */
export const countTry = ({ limits }: IdentityDeps, userId: string): Promise<void> =>
  limits.consume(CODE_LIMIT, userId);

/**
 * Uses up a code of the app, or a recovery code, so that nobody who saw it can use it again (product.md §66).
 * @throws {ApiFailure} `wrong_code`
 */
export const useCode = async (
  { clock }: IdentityDeps,
  client: Queryable,
  { userId, secret, code }: { userId: string; secret: string; code: string },
): Promise<void> => {
  const step = stepOf(secret, code, clock());
  const isUsed =
    step === undefined
      ? await spendRecoveryCode(client, userId, hashToken(code))
      : await spendStep(client, userId, step);
  if (!isUsed) throw new ApiFailure('wrong_code');
};
