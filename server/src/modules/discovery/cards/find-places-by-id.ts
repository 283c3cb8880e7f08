import type { RestaurantCard } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { openStates } from '../../availability/availability-service.ts';
import { ENGINE } from '../chosen-engine.ts';
import { readPlaces } from './cards-repository.ts';
import { presentPlace } from './present-place.ts';

/** Places by their ids, in the order of these; those without a published menu are left out. */
export const findPlacesById = async (
  database: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<RestaurantCard[]> => {
  const rows = await readPlaces(database, ids);
  const taking = await ENGINE.indexOf(database).placesTakingOrders(ids, now);
  const openings = await openStates(database, ids, now);
  return rows
    .filter(({ menus }) => menus.length > 0)
    .map((row) => ({
      ...presentPlace(
        row,
        { id: row.id, best_menu: '', accepts_orders: taking.has(row.id), distance_m: null },
        { expandedTerms: [], search: { diet: undefined } },
        [],
      ),
      ...openings(row.id),
    }));
};
