import type { CallAnswer, calls } from '@tavolina/shared-api/contract';
import { transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { tierOf } from '../subscriptions/subscriptions-service.ts';
import type { Owner } from './credentials-service.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findRole, recordChosen } from './memberships-repository.ts';
import { setBusinessOf } from './sessions-repository.ts';
import { signAccessToken } from './tokens.ts';

/**
 * Switches a session to another business of its user. The next login also starts there (product.md §155).
 * Tokens issued earlier still act for the earlier business.
 * @throws {ApiFailure} `place_not_found` for a business of others, `unauthorized` when the session ends
 * meanwhile
 */
export const chooseBusiness = async (
  { database, keys, clock }: IdentityDeps,
  { userId, sessionId }: Owner,
  businessId: string,
): Promise<CallAnswer<typeof calls.businesses.choose>> => {
  await transaction(database, async (client) => {
    if (!(await findRole(client, userId, businessId))) throw new ApiFailure('place_not_found');
    if (!(await setBusinessOf(client, sessionId, businessId))) throw new ApiFailure('unauthorized');
    await recordChosen(client, { userId, businessId, at: clock() });
  });
  return {
    access_token: await signAccessToken(keys, { businessId, sessionId }),
    business_id: businessId,
    subscription_tier: await tierOf(database, businessId, clock()),
  };
};
