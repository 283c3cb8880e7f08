import { calls } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import type { IdentityDeps } from '../identity/credentials-service.ts';
import { exchangeRates, profileOf } from './businesses-service.ts';
import { editProfile } from './edit-profile.ts';
import { listPlans, subscriptionOf } from './subscriptions.ts';

/** Serves the profile, the plans and the exchange rates. */
export const registerBusinesses = (
  { register }: CallRegistry,
  database: Database,
  identity: IdentityDeps,
): void => {
  register(calls.identity.profile, (_request, { ownerId }) => profileOf(database, ownerId));
  register(calls.identity.editProfile, ({ body }, owner) => editProfile(identity, owner, body));
  register(calls.subscriptions.plans, async (_request, { language }) => listPlans(language));
  register(calls.subscriptions.mine, (_request, { ownerId }) => subscriptionOf(database, ownerId));
  register(calls.discovery.exchangeRates, async (_request, { reply }) => {
    reply.header('cache-control', 'public, max-age=300');
    return exchangeRates(database);
  });
};
