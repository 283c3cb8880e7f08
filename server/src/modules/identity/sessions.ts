import { randomUUID } from 'node:crypto';
import type { CallRequest, calls, Session } from '@tavolina/shared-api/contract';
import { type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Authenticate } from '../../platform/http/register-call.ts';
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { tierOf } from '../subscriptions/subscriptions-service.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { businessForLogin, requireMembership } from './memberships.ts';
import { findRole } from './memberships-repository.ts';
import {
  findFamily,
  insertRefreshToken,
  lockRefreshToken,
  markRotated,
} from './refresh-tokens-repository.ts';
import { endFamily, findOpenFamily, insertFamily, setDevice, touchFamily } from './sessions-repository.ts';
import { readAccessToken, signAccessToken, successorOf } from './tokens.ts';

type RefreshRequest = CallRequest<typeof calls.identity.refresh>['body'];

const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600;
/** How long an exchanged token still returns its successor (product.md §36). */
const GRACE_SECONDS = 10;

/** The device of a new session. */
export interface SessionDevice {
  /** The `User-Agent` header. */
  userAgent: string;
  /** Secret that recognises the device: see `deviceSecretOf`. */
  deviceSecret: string;
}

/**
 * Starts a session of a user, for the business they chose last.
 * @param admit returns the user, inside the transaction; if it throws, no session starts
 */
export const openSession = async (
  { database, keys, clock }: IdentityDeps,
  { userAgent, deviceSecret }: SessionDevice,
  admit: (client: Queryable) => Promise<{ id: string; email: string }>,
): Promise<Session> => {
  const refreshToken = newSecret();
  const sessionId = randomUUID();
  const account = await transaction(database, async (client) => {
    const admitted = await admit(client);
    const businessId = await businessForLogin(client, admitted.id);
    await insertFamily(client, {
      id: sessionId,
      userId: admitted.id,
      businessId,
      createdAt: clock(),
      userAgent,
      deviceHash: hashSecret(deviceSecret),
    });
    await insertRefreshToken(client, {
      hash: hashSecret(refreshToken),
      familyId: sessionId,
      lifeSeconds: REFRESH_TOKEN_SECONDS,
    });
    return { ...admitted, businessId };
  });
  return {
    access_token: await signAccessToken(keys, { businessId: account.businessId, sessionId }),
    refresh_token: refreshToken,
    token_type: 'bearer',
    user_id: account.id,
    business_id: account.businessId,
    email: account.email,
    subscription_tier: await tierOf(database, account.businessId, clock()),
  };
};

/**
 * Exchanges a refresh token. Within ten seconds the same token returns the same successor, because several
 * tabs may refresh at once. After that, only the session's own device gets it, in case the response was
 * lost. Anyone else with an old token has a copy, so the whole session ends (product.md §36).
 * @param businessId the caller's business: if the response to a switch was lost, the session must not
 * change business here (product.md §157)
 */
export const refresh = async (
  { database, keys, clock }: IdentityDeps,
  { refresh_token: token, business_id: businessId }: RefreshRequest,
  deviceSecret: string,
): Promise<{ access_token: string; refresh_token: string }> => {
  const hash = hashSecret(token);
  const deviceHash = hashSecret(deviceSecret);
  const successor = await successorOf(keys, token);
  const claims = await transaction(database, async (client) => {
    const row = await lockRefreshToken(client, hash);
    if (!row || row.is_expired || row.family_ended) return undefined;
    const isOld = row.rotated_seconds_ago !== null && row.rotated_seconds_ago > GRACE_SECONDS;
    if (isOld && !row.device_hash?.equals(deviceHash)) {
      await endFamily(client, row.family_id);
      return undefined;
    }
    // Sessions from before device secrets adopt the secret of the device that holds their token.
    if (row.rotated_seconds_ago === null) await setDevice(client, row.family_id, deviceHash);
    await markRotated(client, hash);
    await touchFamily(client, row.family_id, clock());
    await insertRefreshToken(client, {
      hash: hashSecret(successor),
      familyId: row.family_id,
      lifeSeconds: REFRESH_TOKEN_SECONDS,
    });
    const isTheirs = businessId !== undefined && (await findRole(client, row.user_id, businessId));
    return { businessId: isTheirs ? businessId : row.business_id, sessionId: row.family_id };
  });
  if (claims === undefined) throw new ApiFailure('session_expired');
  return { access_token: await signAccessToken(keys, claims), refresh_token: successor };
};

/** Ends the session of a refresh token. An unknown token changes nothing. */
export const logout = async ({ database }: IdentityDeps, token: string): Promise<void> => {
  const familyId = await findFamily(database, hashSecret(token));
  if (familyId !== undefined) await endFamily(database, familyId);
};

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/**
 * The caller of an access token whose session is active. Checked on every call, so that a changed password
 * and an ended membership take effect at once (product.md §155).
 * @throws {ApiFailure} `unauthorized`, `not_a_member`
 */
export const authenticateWith =
  ({ database, keys }: IdentityDeps): Authenticate =>
  async (authorization) => {
    if (authorization === undefined) return undefined;
    const token = BEARER.exec(authorization)?.[1];
    const claims = token === undefined ? undefined : await readAccessToken(keys, token);
    const family = claims && (await findOpenFamily(database, claims.sessionId, claims.businessId));
    if (!family) throw new ApiFailure('unauthorized');
    return { ...claims, userId: family.user_id, role: requireMembership(family.role) };
  };
