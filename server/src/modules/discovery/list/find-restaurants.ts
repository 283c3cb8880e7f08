import { PAGE_SIZES, type RestaurantPage, type RestaurantSearch } from '@tavolina/shared-api/contract';
import { openStates } from '../../availability/availability-service.ts';
import { servedBy, servedFor } from '../cards/card-parts.ts';
import { readPlaces } from '../cards/cards-repository.ts';
import { presentPlace } from '../cards/present-place.ts';
import { pageExtras } from './page-extras.ts';
import { runSearch, type SearchContext } from './run-search.ts';

/**
 * A page of places with published menus.
 * @param now decides whether they accept orders
 */
export const findRestaurants = async (
  context: SearchContext,
  search: RestaurantSearch,
  now: Date,
): Promise<RestaurantPage> => {
  const { database } = context;
  const list = { search, now, pageSize: PAGE_SIZES.restaurants };
  const result = await runSearch(context, list, (index, read) => index.findPlaces(read));
  const { plan, found } = result;
  const rows = await readPlaces(
    database,
    found.rows.map(({ id }) => id),
  );
  const menuIds = rows.flatMap(({ menus }) => menus.map(({ id }) => id));
  const served = await servedFor(database, plan, menuIds);
  const openings = await openStates(
    database,
    rows.map(({ id }) => id),
    now,
  );
  const facts = new Map(found.rows.map((row) => [row.id, row]));
  const items = rows.flatMap((row) => {
    const fact = facts.get(row.id);
    // The last menu may be withdrawn while a list is read.
    if (!fact || row.menus.length === 0) return [];
    return { ...presentPlace(row, fact, plan, servedBy(row.menus, served)), ...openings(row.id) };
  });
  const beside = await pageExtras(context, list, result, (index, read) => index.countPlaces(read));
  return { items, ...beside };
};
