import { calls } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { addKey, keysOf } from './api-keys.ts';
import { deleteKey } from './api-keys-repository.ts';

/** Registers the calls by which owners manage the keys of their tills. */
export const registerIntegrations = (
  { register }: CallRegistry,
  { database, clock }: { database: Database; clock: Clock },
): void => {
  const { integrations } = calls;
  register(integrations.keys, (_request, { businessId }) => keysOf(database, businessId));
  register(integrations.addKey, ({ body }, { businessId, userId }) =>
    addKey(database, { ...body, businessId, userId, now: clock() }),
  );
  register(integrations.endKey, async ({ params }, { businessId }) => {
    if (!(await deleteKey(database, businessId, params.id))) throw new ApiFailure('not_found');
  });
};
