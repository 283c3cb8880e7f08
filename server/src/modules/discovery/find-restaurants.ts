import { PAGE_SIZES, type RestaurantPage, type RestaurantSearch } from '@tavolina/shared-api/contract';
import { openStates } from '../availability/availability-service.ts';
import { readPlaces } from './cards-repository.ts';
import { counts, servedBy, servedFor } from './found-cards.ts';
import { leftOutWords } from './left-out-words.ts';
import { namedFilter } from './named-filter.ts';
import { presentPlace } from './present-place.ts';
import { countSearch, runSearch, type SearchContext } from './run-search.ts';
import { hintsFor } from './search-hints.ts';

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
  const asked = { search, now, pageSize: PAGE_SIZES.restaurants };
  const { plan, found } = await runSearch(context, asked, (index, read) => index.findPlaces(read));
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
  const count = (changed: RestaurantSearch) =>
    countSearch(context, { ...asked, search: changed }, (index, read) => index.countPlaces(read));
  const named = await namedFilter(search, count);
  const leftOut = await leftOutWords(search, count);
  const hints = await hintsFor(database, plan, found, count, named.named_filter !== undefined);
  return { items, ...counts(found, search), ...hints, ...named, ...leftOut };
};
