import type {
  MenuPage,
  MenuSearch,
  RestaurantCard,
  RestaurantPage,
  RestaurantSearch,
} from '@tavolina/shared-api/contract';
import { type CuisineType, cuisineType } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { presentImage } from '../media/media-service.ts';
import { presentMenuCard } from '../menus/menus-service.ts';
import { ratingOf } from '../reviews/reviews-service.ts';
import { type FoundRestaurantRow, searchMenus, searchRestaurants } from './discovery-repository.ts';

const pagesOf = (total: number, size: number): number => Math.ceil(total / size);

/**
 * A page of published menus.
 * @param now decides whether places accept orders
 */
export const findMenus = async (database: Database, search: MenuSearch, now: Date): Promise<MenuPage> => {
  const { rows, total } = await searchMenus(database, search, now);
  return {
    items: rows.map((row) => ({
      ...presentMenuCard(row, row.matched_items),
      accepts_orders: row.accepts_orders,
      matches: [],
      distance_m: null,
    })),
    total,
    pages: pagesOf(total, search.limit),
  };
};

const cuisinesOf = (row: FoundRestaurantRow): CuisineType[] => {
  const known = row.menus
    .map((menu) => cuisineType.safeParse(menu.cuisine_type))
    .flatMap((parsed) => parsed.data ?? []);
  return [...new Set(known)];
};

const presentRestaurant = (row: FoundRestaurantRow): RestaurantCard => ({
  id: row.id,
  business_name: row.business_name,
  ...presentImage(row.image),
  rating: ratingOf(row.rating_sum, row.rating_count),
  reviews_count: row.rating_count,
  cuisine_types: cuisinesOf(row),
  price_range: row.menus.find((menu) => menu.price_range !== null)?.price_range ?? null,
  description: row.description,
  address: row.address,
  city: row.city,
  menus: row.menus.map(({ id, title, price_range }) => ({ id, title, price_range })),
  item_names: row.menus[0]?.item_names ?? [],
  matched_items: row.matched_items,
  accepts_orders: row.accepts_orders,
  location: null,
  matches: [],
  distance_m: null,
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
  const { rows, total } = await searchRestaurants(database, search, now);
  return { items: rows.map(presentRestaurant), total, pages: pagesOf(total, search.limit) };
};
