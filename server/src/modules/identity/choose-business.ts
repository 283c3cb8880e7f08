import type { CallAnswer, calls } from '@tavolina/shared-api/contract';
import { transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { tierOf } from '../subscriptions/subscriptions-service.ts';
import type { Owner } from './credentials-service.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findRole, noteChosen } from './memberships-repository.ts';
import { setBusinessOf } from './sessions-repository.ts';
import { signAccessToken } from './tokens.ts';

/**
 * Lets a session go on for another business of its person, where their next login begins too (product.md §155). Tokens from
 * before go on for the business they were given for.
 * @throws {ApiFailure} `place_not_found` for one that is not theirs, `unauthorized` when the session ends meanwhile
 */
export const chooseBusiness = async (
  { database, keys, clock }: IdentityDeps,
  { userId, sessionId }: Owner,
  businessId: string,
): Promise<CallAnswer<typeof calls.businesses.choose>> => {
  await transaction(database, async (client) => {
    if (!(await findRole(client, userId, businessId))) throw new ApiFailure('place_not_found');
    if (!(await setBusinessOf(client, sessionId, businessId))) throw new ApiFailure('unauthorized');
    await noteChosen(client, { userId, businessId, at: clock() });
  });
  return {
    access_token: await signAccessToken(keys, { businessId, sessionId }),
    business_id: businessId,
    subscription_tier: await tierOf(database, businessId, clock()),
  };
};
