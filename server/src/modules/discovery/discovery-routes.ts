import { calls } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Reader } from '../../platform/database/reader.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { readMenu } from '../menus/menus-service.ts';
import { ENGINE } from './chosen-engine.ts';
import { findInMenu } from './in-menu/find-in-menu.ts';
import { findMenus } from './list/find-menus.ts';
import { findRestaurants } from './list/find-restaurants.ts';
import { suggest } from './suggestions/suggest.ts';

/** Serves the public lists, the suggestions of their search field, and the search inside a menu. */
export const registerDiscovery = (
  { register }: CallRegistry,
  { reads, clock }: { reads: Reader; clock: Clock },
): void => {
  const kept = { isCached: true };
  const context = { database: reads, engine: ENGINE };
  register(calls.discovery.menus, ({ query }) => findMenus(context, query, clock()), kept);
  register(calls.discovery.restaurants, ({ query }) => findRestaurants(context, query, clock()), kept);
  register(calls.discovery.suggestions, ({ query }) => suggest(context, query), kept);
  register(
    calls.discovery.dishes,
    async ({ params: { id }, query: { q } }) =>
      findInMenu(await readMenu(reads, id, undefined, clock(), 'all'), q),
    kept,
  );
};
