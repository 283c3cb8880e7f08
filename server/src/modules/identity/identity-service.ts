import { randomUUID } from 'node:crypto';
import {
  changedValues,
  type Language,
  PLACE_FIELDS,
  type Session,
  type SignupRequest,
} from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { addAccount } from './add-account.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findAccount, updateLanguage } from './identity-repository.ts';
import { askForCode, requireNoCode } from './login-challenge.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { requireCheckedPassword } from './require-checked-password.ts';
import { openSession, type SessionDevice } from './sessions.ts';

export { deviceOf } from './device.ts';
export { findEmailChange } from './email-changes-repository.ts';
export { countMemberships, insertMembership } from './memberships-repository.ts';
export { announceEnd } from './session-end-events.ts';
export { addAccount, hashPassword };

const LOGIN_LIMIT = { name: 'login', hits: 10, windowSeconds: 15 * 60 };
const LOGIN_ADDRESS_LIMIT = { name: 'login-address', hits: 100, windowSeconds: 15 * 60 };
const SIGNUP_LIMIT = { name: 'signup', hits: 20, windowSeconds: 3600 };

/** Address and preferred language of a request. */
interface Origin extends SessionDevice {
  ip: string;
  language: Language;
}

/**
 * Signs in. A wrong password and an unknown e-mail give the same error after the same time (product.md
 * §35). From now on, mails to the account are in the caller's language.
 * @throws {ApiFailure} `two_factor_required`, `login_failed` (also when the password or the second step
 * changes meanwhile), or `rate_limited` after too many failures, even with the right password
 */
export const login = async (
  deps: IdentityDeps,
  email: string,
  password: string,
  { ip, language, ...device }: Origin,
): Promise<Session> => {
  // Looked up in the spelling that is counted. Otherwise another spelling of the same e-mail would bypass
  // the limit.
  const folded = email.toLowerCase();
  const account = await deps.limits.guard(
    [
      [LOGIN_LIMIT, `${folded}|${ip}`],
      [LOGIN_ADDRESS_LIMIT, { address: ip }],
    ],
    async () => {
      const found = await findAccount(deps.database, folded);
      return (await verifyPassword(password, found?.password_hash)) ? found : undefined;
    },
  );
  if (!account) throw new ApiFailure('login_failed');
  await askForCode(deps, account);
  const session = await openSession(deps, device, async (client) => {
    await requireCheckedPassword(client, account);
    await requireNoCode(client, account.id);
    return account;
  });
  if (account.language !== language) await updateLanguage(deps.database, account.id, language);
  return session;
};

/** Registers a user with a first business on the free plan, and signs them in. */
export const signup = async (
  deps: IdentityDeps,
  request: SignupRequest,
  { ip, language, ...device }: Origin,
): Promise<Session> => {
  await deps.limits.consume(SIGNUP_LIMIT, { address: ip });
  if (await isCommonPassword(request.password)) throw new ApiFailure('common_password');
  const account = {
    id: randomUUID(),
    email: request.email,
    passwordHash: await hashPassword(request.password),
    place: changedValues(PLACE_FIELDS, undefined, request),
    language,
  };
  return openSession(deps, device, async (client) => {
    if (!(await addAccount(client, account))) throw new ApiFailure('email_taken');
    return account;
  });
};
