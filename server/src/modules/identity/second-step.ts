import type { Session } from '@tavolina/shared-api/contract';
import { type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { requireCheckedPassword } from './checked-password.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { type AccountRow, findAccountById } from './identity-repository.ts';
import { findChallenge, insertChallenge, takeChallenge } from './login-challenges-repository.ts';
import { openSession, type SessionDevice } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';
import { findTwoFactor } from './two-factor-repository.ts';
import { countTry, useCode } from './use-code.ts';

/** How long a login waits for its code. */
const LIFE_MS = 5 * 60 * 1000;

/**
 * Lets a login whose password was right go on only where no code is asked for (product.md §66).
 * @throws {ApiFailure} `two_factor_required` with the challenge that the second step names, `login_failed` when another
 *   password was set meanwhile
 */
export const askForCode = async (
  { database, clock }: IdentityDeps,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<void> => {
  const twoFactor = await findTwoFactor(database, account.id);
  if (!twoFactor?.confirmed_at) return;
  const challenge = newToken();
  await transaction(database, async (client) => {
    await requireCheckedPassword(client, account);
    await insertChallenge(client, {
      hash: hashToken(challenge),
      userId: account.id,
      expiresAt: new Date(clock().getTime() + LIFE_MS),
    });
  });
  throw new ApiFailure('two_factor_required', { challenge });
};

/**
 * Lets a session begin without a code only where none has been asked for until then. After `requireCheckedPassword`
 * none is, until the end of the transaction.
 * @throws {ApiFailure} `login_failed` when codes are asked for since the password was checked: the next login is
 */
export const requireNoCode = async (client: Queryable, userId: string): Promise<void> => {
  if ((await findTwoFactor(client, userId))?.confirmed_at) throw new ApiFailure('login_failed');
};

/**
 * Signs in with the code that a login asked for.
 * @throws {ApiFailure} `challenge_expired`, `wrong_code`, `rate_limited`
 */
export const signInWithCode = async (
  deps: IdentityDeps,
  { challenge, code }: { challenge: string; code: string },
  device: SessionDevice,
): Promise<Session> => {
  const { database, clock } = deps;
  const hash = hashToken(challenge);
  const userId = await findChallenge(database, hash, clock());
  if (userId === undefined) throw new ApiFailure('challenge_expired');
  await countTry(deps, userId);
  return openSession(deps, device, async (client) => {
    // Turned off meanwhile: the password has to be shown again.
    const twoFactor = await findTwoFactor(client, userId);
    if (!twoFactor?.confirmed_at) throw new ApiFailure('challenge_expired');
    await useCode(deps, client, { userId, secret: twoFactor.secret, code });
    // A new password ends the challenge: either this finds none, or that waits and ends the session with all others.
    if (!(await takeChallenge(client, hash))) throw new ApiFailure('challenge_expired');
    const account = await findAccountById(client, userId);
    if (!account) throw new ApiFailure('challenge_expired');
    return account;
  });
};
