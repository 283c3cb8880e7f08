import { calls } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { findMenus, findRestaurants } from './discovery-service.ts';

/** Serves the public lists. */
export const registerDiscovery = (
  { register }: CallRegistry,
  { database, clock }: { database: Database; clock: Clock },
): void => {
  register(calls.discovery.menus, ({ query }) => findMenus(database, query, clock()), { isCached: true });
  register(calls.discovery.suggestions, async () => ({ dishes: [], places: [], cuisines: [] }), {
    isCached: true,
  });
  register(calls.discovery.restaurants, ({ query }) => findRestaurants(database, query, clock()), {
    isCached: true,
  });
};
