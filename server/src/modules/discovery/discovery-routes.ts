import { calls } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { findMenus, findRestaurants } from './discovery-service.ts';

/** Browsers may show a list this old while they ask for a newer one. */
const CACHE_CONTROL = 'public, max-age=5, stale-while-revalidate=30';

/** Serves the public lists. */
export const registerDiscovery = ({ register }: CallRegistry, database: Database): void => {
  register(calls.discovery.menus, ({ query }, { reply }) => {
    reply.header('cache-control', CACHE_CONTROL);
    return findMenus(database, query);
  });
  register(calls.discovery.restaurants, ({ query }, { reply }) => {
    reply.header('cache-control', CACHE_CONTROL);
    return findRestaurants(database, query);
  });
};
