import { cityName, type MenuSearch, type RestaurantSearch, toMinor } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { IS_VISIBLE, ITEMS } from '../menus/menus-service.ts';
import { RATING } from '../reviews/reviews-service.ts';
import { subscriptionAcceptsOrders } from '../subscriptions/subscriptions-service.ts';
import { type Conditions, conditions } from './conditions.ts';
import { searchPatterns } from './search-words-repository.ts';

type Search = MenuSearch | RestaurantSearch;

const AVAILABLE_ITEM = `EXISTS (
  SELECT 1 FROM ${ITEMS}
  WHERE i.menu_id = menus.id AND ${IS_VISIBLE}`;

const addPrices = (where: Conditions, { min_price, max_price }: Search): void => {
  if (min_price !== undefined && max_price !== undefined) {
    // One dish has to lie between both, not one above and another below.
    where.add(`${AVAILABLE_ITEM} AND i.lek_minor BETWEEN (?::bigint[])[1] AND (?::bigint[])[2])`, [
      toMinor(min_price),
      toMinor(max_price),
    ]);
  } else if (min_price !== undefined) {
    where.add(`${AVAILABLE_ITEM} AND i.lek_minor >= ?)`, toMinor(min_price));
  } else if (max_price !== undefined) {
    where.add('menus.lowest_price_minor <= ?', toMinor(max_price));
  }
};

const addFlags = (where: Conditions, { available_only, takes_orders }: Search, now: Date): void => {
  if (available_only) where.add('menus.lowest_price_minor IS NOT NULL AND ?', true);
  if (takes_orders) where.add(subscriptionAcceptsOrders('?'), now);
};

/** What a search asks for. */
export interface Filter {
  /** On `menus`, its business `b` and its subscription `s`. */
  where: Conditions;
  /** Of all the words looked for anywhere. */
  patterns: string[];
}

/** Makes conditions of a search (product.md §9, §10, §11, §13, §116). */
export const menuFilter = async (database: Queryable, search: Search, now: Date): Promise<Filter> => {
  const where = conditions('menus.is_published');
  const [anything, title, place, city] = await Promise.all(
    [search.q, search.menu_title, search.business_name, search.city && cityName(search.city)].map((typed) =>
      searchPatterns(database, typed),
    ),
  );
  for (const patterns of anything ?? []) where.add('menus.search_text LIKE ANY(?)', patterns);
  for (const patterns of title ?? []) where.add('fold(menus.title) LIKE ANY(?)', patterns);
  for (const patterns of place ?? []) where.add('fold(b.business_name) LIKE ANY(?)', patterns);
  for (const patterns of city ?? []) where.add('fold(b.city) LIKE ANY(?)', patterns);
  if (search.cuisine_type) where.add('menus.cuisine_type = ?', search.cuisine_type);
  if (search.category) where.add('menus.category = ?', search.category);
  if (search.price_range) where.add('menus.price_range = ?', search.price_range);
  addPrices(where, search);
  if (search.rating_min !== undefined && search.rating_min > 0) {
    // Rounded, as it is shown; sorting is by the rating itself.
    where.add(`round(${RATING}, 1) >= ?`, search.rating_min);
  }
  addFlags(where, search, now);
  return { where, patterns: (anything ?? []).flat() };
};
