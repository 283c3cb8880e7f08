import type { Session } from '@tavolina/shared-api/contract';
import { type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { acceptCode, countAttempt } from './accept-code.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { type AccountRow, findAccountById } from './identity-repository.ts';
import { consumeChallenge, findChallenge, insertChallenge } from './login-challenges-repository.ts';
import { requireCheckedPassword } from './require-checked-password.ts';
import { openSession, type SessionDevice } from './sessions.ts';
import { findTwoFactor } from './two-factor-repository.ts';

/** Lifetime of a login challenge. */
const LIFE_MS = 5 * 60 * 1000;

/**
 * Continues a login with the right password only if no code is required (product.md §66).
 * @throws {ApiFailure} `two_factor_required` with the challenge for the second step, `login_failed` when
 * the password was changed meanwhile
 */
export const askForCode = async (
  { database, clock }: IdentityDeps,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<void> => {
  const twoFactor = await findTwoFactor(database, account.id);
  if (!twoFactor?.confirmed_at) return;
  const challenge = newSecret();
  await transaction(database, async (client) => {
    await requireCheckedPassword(client, account);
    await insertChallenge(client, {
      hash: hashSecret(challenge),
      userId: account.id,
      expiresAt: new Date(clock().getTime() + LIFE_MS),
    });
  });
  throw new ApiFailure('two_factor_required', { challenge });
};

/**
 * Starts a session without a code only if two-factor login is still off. After `requireCheckedPassword` it
 * cannot be switched on until the transaction ends.
 * @throws {ApiFailure} `login_failed` when it was switched on since the password was checked; the next
 * login asks for a code
 */
export const requireNoCode = async (client: Queryable, userId: string): Promise<void> => {
  if ((await findTwoFactor(client, userId))?.confirmed_at) throw new ApiFailure('login_failed');
};

/**
 * Signs in with the code of a login challenge.
 * @throws {ApiFailure} `challenge_expired`, `wrong_code`, `rate_limited`
 */
export const signInWithCode = async (
  deps: IdentityDeps,
  { challenge, code }: { challenge: string; code: string },
  device: SessionDevice,
): Promise<Session> => {
  const { database, clock } = deps;
  const hash = hashSecret(challenge);
  const userId = await findChallenge(database, hash, clock());
  if (userId === undefined) throw new ApiFailure('challenge_expired');
  await countAttempt(deps, userId);
  return openSession(deps, device, async (client) => {
    // Switched off meanwhile: the user must enter the password again.
    const twoFactor = await findTwoFactor(client, userId);
    if (!twoFactor?.confirmed_at) throw new ApiFailure('challenge_expired');
    await acceptCode(deps, client, { userId, secret: twoFactor.secret, code });
    // A new password ends the challenge. Either this finds none, or the password change waits and then ends
    // this session with all others.
    if (!(await consumeChallenge(client, hash))) throw new ApiFailure('challenge_expired');
    const account = await findAccountById(client, userId);
    if (!account) throw new ApiFailure('challenge_expired');
    return account;
  });
};
