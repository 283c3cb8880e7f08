import { cityName, type MenuSearch, type RestaurantSearch, toMinor } from '@tavolina/shared-api/contract';
import { type Expression, expressionBuilder, type Nullable, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { VISIBLE_ITEMS } from '../menus/menus-service.ts';
import { RATING } from '../reviews/reviews-service.ts';
import { subscriptionAcceptsOrders } from '../subscriptions/subscriptions-service.ts';
import { searchPatterns } from './search-words-repository.ts';

type Search = MenuSearch | RestaurantSearch;
type Searched = {
  menus: Tables['menus'];
  b: Tables['businesses'];
  s: Nullable<Tables['subscriptions']>;
};

const eb = expressionBuilder<Searched, 'menus' | 'b' | 's'>();
const { ref, fn } = eb;

/** Whether a text matches one of some patterns. */
export const likeAny = (text: Expression<string>, patterns: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`${text} like any(${patterns})`;

/** A code from the request. An unknown code finds nothing. */
const asked = (code: string) => sql<never>`${code}`;

const AVAILABLE_ITEM = VISIBLE_ITEMS.select('i.id');

const prices = ({ min_price, max_price }: Search): Expression<SqlBool>[] => {
  if (min_price !== undefined && max_price !== undefined)
    // One dish must match both limits, instead of one dish each.
    return [
      eb.exists(
        AVAILABLE_ITEM.where(({ between }) => between('i.lek_minor', toMinor(min_price), toMinor(max_price))),
      ),
    ];
  if (min_price !== undefined)
    return [eb.exists(AVAILABLE_ITEM.where('i.lek_minor', '>=', toMinor(min_price)))];
  return max_price === undefined ? [] : [eb('menus.lowest_price_minor', '<=', toMinor(max_price))];
};

/** Conditions of a search. */
export interface Filter {
  /** On `menus`, with its business `b` and its subscription `s`. */
  where: Expression<SqlBool>;
  /** Patterns of all search words. */
  patterns: string[];
}

/** Builds the conditions of a search (product.md §9, §10, §11, §13, §116). */
export const menuFilter = async (database: Queryable, search: Search, now: Date): Promise<Filter> => {
  // Sequential, so that a search uses one connection at a time.
  const anything = await searchPatterns(database, search.q);
  const title = await searchPatterns(database, search.menu_title);
  const place = await searchPatterns(database, search.business_name);
  const city = await searchPatterns(database, search.city && cityName(search.city));
  const where: Expression<SqlBool>[] = [
    ref('menus.is_published'),
    ...anything.map((patterns) => likeAny(ref('menus.search_text'), patterns)),
    ...title.map((patterns) => likeAny(fn('fold', ['menus.title']), patterns)),
    ...place.map((patterns) => likeAny(fn('fold', ['b.business_name']), patterns)),
    ...city.map((patterns) => likeAny(fn('fold', ['b.city']), patterns)),
    ...prices(search),
  ];
  if (search.cuisine_type) where.push(eb('menus.cuisine_type', '=', asked(search.cuisine_type)));
  if (search.category) where.push(eb('menus.category', '=', asked(search.category)));
  if (search.price_range) where.push(eb('menus.price_range', '=', asked(search.price_range)));
  if (search.rating_min !== undefined && search.rating_min > 0)
    // Rounded as it is displayed. Sorting uses the exact rating.
    where.push(eb(fn<number>('round', [RATING, eb.lit(1)]), '>=', search.rating_min));
  if (search.available_only) where.push(eb('menus.lowest_price_minor', 'is not', null));
  if (search.takes_orders) where.push(subscriptionAcceptsOrders(now));
  return { where: eb.and(where), patterns: anything.flat() };
};
