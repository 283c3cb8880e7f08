import {
  type CuisineType,
  cuisineType,
  furtherTexts,
  type OpenState,
  type RestaurantCard,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { presentImage } from '../../media/media-service.ts';
import { offeredTranslations } from '../../menus/menus-service.ts';
import { ratingOf } from '../../reviews/reviews-service.ts';
import type { SearchPlan } from '../list/search-plan.ts';
import type { FoundPlace } from '../search-engine.ts';
import { cardMatches } from './card-matches.ts';
import { codesOf, distanceOf, popularOf } from './card-parts.ts';
import type { PlaceRow } from './cards-repository.ts';
import type { ServedNames } from './served-names-repository.ts';

/** The lowest of some amounts in lek; null without any. */
export const lowestPrice = (menus: readonly { lowest_price_minor: number | null }[]): number | null => {
  const known = menus.flatMap(({ lowest_price_minor }) => lowest_price_minor ?? []);
  return known.length === 0 ? null : toDecimal(Math.min(...known));
};

const cuisinesOf = (row: PlaceRow): CuisineType[] => {
  const known = row.menus
    .map((menu) => cuisineType.safeParse(menu.cuisine_type))
    .flatMap((parsed) => parsed.data ?? []);
  return [...new Set(known)];
};

/** A place's menus, with the one that answers the words first. */
const menusInOrder = (
  { menus }: PlaceRow,
  expandedTerms: SearchPlan['expandedTerms'],
  { best_menu }: FoundPlace,
) =>
  expandedTerms.length === 0
    ? menus
    : menus.toSorted((one, other) => Number(other.id === best_menu) - Number(one.id === best_menu));

/** A place as lists show it, but for whether it is open. */
export const presentPlace = (
  row: PlaceRow,
  fact: FoundPlace,
  {
    expandedTerms,
    search,
  }: Pick<SearchPlan, 'expandedTerms'> & { search: Pick<SearchPlan['search'], 'diet'> },
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
  languages: row.languages,
  menus: menusInOrder(row, expandedTerms, fact).map(({ id, title, price_range, translations }) => ({
    ...{ id, title, price_range },
    ...offeredTranslations(translations, ['title'], row.languages),
  })),
  item_names: row.menus[0]?.item_names ?? [],
  ...cardMatches(expandedTerms, {
    city: row.city,
    diet: search.diet,
    own: [row.business_name, ...row.menus.map(({ title }) => title)],
    codes: row.menus.flatMap(codesOf),
    descriptions: [
      { name: row.business_name, text: row.description },
      ...row.menus.map(({ title, description }) => ({ name: title, text: description })),
    ],
    further: {
      own: row.menus.flatMap(({ translations }) => furtherTexts(translations, 'title', row.languages)),
      descriptions: row.menus.flatMap(({ title, translations }) =>
        furtherTexts(translations, 'description', row.languages).map((text) => ({ name: title, text })),
      ),
    },
    served,
    menus: row.menus.map(({ title, translations }) => ({ name: title, translations })),
    languages: row.languages,
  }),
  accepts_orders: fact.accepts_orders,
  distance_m: distanceOf(fact),
  ...popularOf(row),
});
