import { randomUUID } from 'node:crypto';
import type { Session, SignupRequest } from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { tierOf } from '../businesses/businesses-service.ts';
import { isCommonPassword } from './common-passwords.ts';
import {
  endFamily,
  findAccount,
  findFamily,
  insertBusiness,
  insertFamily,
  insertRefreshToken,
  lockRefreshToken,
  markRotated,
} from './identity-repository.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { SigningKeys } from './signing-keys.ts';
import { hashToken, newRefreshToken, signAccessToken, successorOf } from './tokens.ts';

export { insertBusiness as addBusiness } from './identity-repository.ts';
export { hashPassword };

/** What the identity calls work with. */
export interface IdentityDeps {
  database: Database;
  keys: SigningKeys;
  limits: RateLimits;
}

const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600;
/** How long an exchanged token still gets its successor (product.md §36). */
const GRACE_SECONDS = 10;

const LOGIN_LIMIT = { name: 'login', hits: 10, windowSeconds: 15 * 60 };
const LOGIN_ADDRESS_LIMIT = { name: 'login-address', hits: 100, windowSeconds: 15 * 60 };
const SIGNUP_LIMIT = { name: 'signup', hits: 20, windowSeconds: 3600 };

const openSession = async (
  { database, keys }: IdentityDeps,
  account: { id: string; email: string },
): Promise<Session> => {
  const refreshToken = newRefreshToken();
  await transaction(database, async (client) => {
    const familyId = randomUUID();
    await insertFamily(client, familyId, account.id);
    await insertRefreshToken(client, {
      hash: hashToken(refreshToken),
      familyId,
      lifeSeconds: REFRESH_TOKEN_SECONDS,
    });
  });
  return {
    access_token: await signAccessToken(keys, account.id),
    refresh_token: refreshToken,
    token_type: 'bearer',
    user_id: account.id,
    email: account.email,
    subscription_tier: await tierOf(database, account.id),
  };
};

/**
 * Signs in. Wrong password and unknown e-mail fail alike, after the same time (product.md §35).
 * @throws {ApiFailure} `login_failed`, or `rate_limited` after ten failures even with the right password
 */
export const login = async (
  deps: IdentityDeps,
  email: string,
  password: string,
  ip: string,
): Promise<Session> => {
  const subject = `${email.toLowerCase()}|${ip}`;
  await deps.limits.check(LOGIN_LIMIT, subject);
  await deps.limits.check(LOGIN_ADDRESS_LIMIT, ip);
  const account = await findAccount(deps.database, email);
  if (!(await verifyPassword(password, account?.password_hash)) || !account) {
    await deps.limits.hit(LOGIN_LIMIT, subject);
    await deps.limits.hit(LOGIN_ADDRESS_LIMIT, ip);
    throw new ApiFailure('login_failed');
  }
  return openSession(deps, account);
};

/** Registers a business on the free plan and signs it in. */
export const signup = async (deps: IdentityDeps, request: SignupRequest, ip: string): Promise<Session> => {
  await deps.limits.consume(SIGNUP_LIMIT, ip);
  if (isCommonPassword(request.password)) throw new ApiFailure('common_password');
  const account = { id: randomUUID(), email: request.email };
  const created = await insertBusiness(deps.database, {
    ...account,
    passwordHash: await hashPassword(request.password),
    businessName: request.business_name,
    telephone: request.telephone,
    address: request.address,
    city: '',
    description: request.description ?? '',
  });
  if (!created) throw new ApiFailure('email_taken');
  return openSession(deps, account);
};

/**
 * Exchanges a refresh token. Within ten seconds the same token gets the same successor again (several tabs refresh at
 * once); after that, using it ends the whole family, for somebody has a copy.
 */
export const refresh = async (
  deps: IdentityDeps,
  token: string,
): Promise<{ access_token: string; refresh_token: string }> => {
  const hash = hashToken(token);
  const businessId = await transaction(deps.database, async (client) => {
    const row = await lockRefreshToken(client, hash);
    if (!row || row.is_expired || row.family_ended) return undefined;
    if (row.rotated_seconds_ago !== null && row.rotated_seconds_ago > GRACE_SECONDS) {
      await endFamily(client, row.family_id);
      return undefined;
    }
    await markRotated(client, hash);
    const successor = { hash: hashToken(successorOf(deps.keys, token)), familyId: row.family_id };
    await insertRefreshToken(client, { ...successor, lifeSeconds: REFRESH_TOKEN_SECONDS });
    return row.business_id;
  });
  if (businessId === undefined) throw new ApiFailure('session_expired');
  return {
    access_token: await signAccessToken(deps.keys, businessId),
    refresh_token: successorOf(deps.keys, token),
  };
};

/** Ends the session a refresh token belongs to; an unknown token changes nothing. */
export const logout = async ({ database }: IdentityDeps, token: string): Promise<void> => {
  const familyId = await findFamily(database, hashToken(token));
  if (familyId !== undefined) await endFamily(database, familyId);
};
