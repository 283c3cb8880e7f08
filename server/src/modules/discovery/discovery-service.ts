import {
  type CuisineType,
  cuisineType,
  type MenuPage,
  type MenuSearch,
  type OpenState,
  type RestaurantCard,
  type RestaurantPage,
  type RestaurantSearch,
  toDecimal,
} from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { openStates } from '../availability/availability-service.ts';
import { presentImage } from '../media/media-service.ts';
import { presentMenuCard } from '../menus/menus-service.ts';
import { ratingOf } from '../reviews/reviews-service.ts';
import { cardMatches } from './card-matches.ts';
import {
  findTakingOrders,
  type PlaceRow,
  readMenuCards,
  readPlaces,
  readServedNames,
  type ServedNames,
} from './cards-repository.ts';
import { countMenus, findMenus as findMenuPage } from './found-menus-repository.ts';
import { type Found, type FoundPage, pagesOf } from './found-page.ts';
import { countPlaces, type FoundPlace, findPlaces } from './found-places-repository.ts';
import type { ListSearch, SearchPlan } from './read-search.ts';
import { countSearch, runSearch } from './run-search.ts';
import { hintsFor } from './search-hints.ts';

const counts = (found: FoundPage<Found>, search: ListSearch) => ({
  total: found.total,
  pages: pagesOf(found, search),
  ...(found.isMinimum && { is_total_minimum: true as const }),
});

const distanceOf = ({ distance_m }: Found): number | null =>
  distance_m === null ? null : Math.round(distance_m);

/** What menus serve is read only where words are searched. */
const servedFor = async (database: Database, plan: SearchPlan, menuIds: readonly string[]) =>
  plan.meanings.length === 0 ? new Map<string, ServedNames>() : readServedNames(database, menuIds);

/**
 * A page of published menus.
 * @param now decides whether places accept orders
 */
export const findMenus = async (database: Database, search: MenuSearch, now: Date): Promise<MenuPage> => {
  const { plan, found } = await runSearch(database, search, now, findMenuPage);
  const ids = found.rows.map(({ id }) => id);
  const cards = await readMenuCards(database, ids);
  const served = await servedFor(database, plan, ids);
  const openings = await openStates(
    database,
    cards.map(({ business_id }) => business_id),
    now,
  );
  const facts = new Map(found.rows.map((row) => [row.id, row]));
  const items = cards.flatMap((row) => {
    const fact = facts.get(row.id);
    if (!fact) return [];
    const { matches, matched_items } = cardMatches(plan.meanings, {
      city: row.city,
      own: [row.business_name, row.title],
      codes: codesOf(row),
      descriptions: [
        { name: row.title, text: row.description },
        { name: row.business_name, text: row.place_description },
      ],
      served: servedBy([row], served),
    });
    return {
      ...presentMenuCard(row, matched_items),
      accepts_orders: fact.accepts_orders,
      place_slug: row.place_slug,
      matches,
      distance_m: distanceOf(fact),
      ...openings(row.business_id),
    };
  });
  const count = (changed: MenuSearch) => countSearch(database, changed, now, countMenus);
  return { items, ...counts(found, search), ...(await hintsFor(database, plan, found, count)) };
};

const codesOf = ({ cuisine_type, category }: { cuisine_type: string | null; category: string | null }) => [
  { name: cuisine_type, field: 'cuisine' as const },
  { name: category, field: 'category' as const },
];

const servedBy = (
  menus: readonly { id: string }[],
  served: ReadonlyMap<string, ServedNames>,
): ServedNames[] => menus.flatMap(({ id }) => served.get(id) ?? []);

const cuisinesOf = (row: PlaceRow): CuisineType[] => {
  const known = row.menus
    .map((menu) => cuisineType.safeParse(menu.cuisine_type))
    .flatMap((parsed) => parsed.data ?? []);
  return [...new Set(known)];
};

/** A place's menus, with the one that answers the words first. */
const menusInOrder = ({ menus }: PlaceRow, plan: Pick<SearchPlan, 'meanings'>, { best_menu }: FoundPlace) =>
  plan.meanings.length === 0
    ? menus
    : menus.toSorted((one, other) => Number(other.id === best_menu) - Number(one.id === best_menu));

/** The lowest of some amounts in lek; null without any. */
export const lowestPrice = (menus: readonly { lowest_price_minor: number | null }[]): number | null => {
  const known = menus.flatMap(({ lowest_price_minor }) => lowest_price_minor ?? []);
  return known.length === 0 ? null : toDecimal(Math.min(...known));
};

const presentPlace = (
  row: PlaceRow,
  fact: FoundPlace,
  plan: Pick<SearchPlan, 'meanings'>,
  served: readonly ServedNames[],
): Omit<RestaurantCard, keyof OpenState> => ({
  id: row.id,
  slug: row.slug,
  from_price: lowestPrice(row.menus),
  business_name: row.business_name,
  ...presentImage(row.image),
  rating: ratingOf(row.rating_sum, row.rating_count),
  reviews_count: row.rating_count,
  cuisine_types: cuisinesOf(row),
  price_range: row.menus.find((menu) => menu.price_range !== null)?.price_range ?? null,
  description: row.description,
  address: row.address,
  city: row.city,
  location: row.location,
  menus: menusInOrder(row, plan, fact).map(({ id, title, price_range }) => ({ id, title, price_range })),
  item_names: row.menus[0]?.item_names ?? [],
  ...cardMatches(plan.meanings, {
    city: row.city,
    own: [row.business_name, ...row.menus.map(({ title }) => title)],
    codes: row.menus.flatMap(codesOf),
    descriptions: [
      { name: row.business_name, text: row.description },
      ...row.menus.map(({ title, description }) => ({ name: title, text: description })),
    ],
    served,
  }),
  accepts_orders: fact.accepts_orders,
  distance_m: distanceOf(fact),
});

/**
 * A page of places with published menus.
 * @param now decides whether they accept orders
 */
export const findRestaurants = async (
  database: Database,
  search: RestaurantSearch,
  now: Date,
): Promise<RestaurantPage> => {
  const { plan, found } = await runSearch(database, search, now, findPlaces);
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
    if (!fact) return [];
    return { ...presentPlace(row, fact, plan, servedBy(row.menus, served)), ...openings(row.id) };
  });
  const count = (changed: RestaurantSearch) => countSearch(database, changed, now, countPlaces);
  return { items, ...counts(found, search), ...(await hintsFor(database, plan, found, count)) };
};

/** Places by their ids, in the order of these; those without a published menu are left out. */
export const findPlacesNamed = async (
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<RestaurantCard[]> => {
  const rows = await readPlaces(database, ids);
  const taking = await findTakingOrders(database, ids, now);
  const openings = await openStates(database, ids, now);
  return rows
    .filter(({ menus }) => (menus as PlaceRow['menus'] | null) !== null)
    .map((row) => ({
      ...presentPlace(
        row,
        { id: row.id, best_menu: '', accepts_orders: taking.has(row.id), distance_m: null },
        { meanings: [] },
        [],
      ),
      ...openings(row.id),
    }));
};
