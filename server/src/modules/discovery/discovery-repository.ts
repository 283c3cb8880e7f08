import type { MenuSearch, PriceRange, RestaurantSearch } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type ImageRow, imageJson } from '../media/media-service.ts';
import { IS_VISIBLE, ITEMS, MENU_CARD_COLUMNS, type MenuCardRow } from '../menus/menus-service.ts';
import { RATING } from '../reviews/reviews-service.ts';
import { subscriptionAcceptsOrders } from '../subscriptions/subscriptions-service.ts';
import { menuFilter } from './menu-filters-repository.ts';

/** A page of rows and how many rows there are in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** A menu found, with the dishes that answer the search, and whether its place takes orders. */
export type FoundMenuRow = MenuCardRow & { matched_items: string[]; accepts_orders: boolean };

/** A place found. */
export interface FoundRestaurantRow {
  id: string;
  business_name: string;
  image: ImageRow | null;
  description: string;
  address: string;
  city: string;
  rating_sum: number;
  rating_count: number;
  menus: {
    id: string;
    title: string;
    price_range: PriceRange | null;
    cuisine_type: string | null;
    item_names: string[];
  }[];
  matched_items: string[];
  accepts_orders: boolean;
}

const MATCHED = 3;

// These queries have no names: words, filters and sorts make thousands of texts, and a connection would keep what has a
// name, in the driver and in the database, for as long as it lives. On 5,000 menus, names made no difference to be measured.

const RESTAURANT_ORDER = {
  business_name: 'b.business_name COLLATE "sq-x-icu"',
  created_at: 'b.created_at',
  rating: RATING,
} as const;

const MENU_ORDER = {
  business_name: RESTAURANT_ORDER.business_name,
  created_at: 'menus.created_at',
  rating: RATING,
  title: 'menus.title COLLATE "sq-x-icu"',
  price: 'menus.lowest_price_minor',
} as const;

/** What is sorted by without a direction is sorted so: the newest and the best first. */
const FALLS: ReadonlySet<string> = new Set(['created_at', 'rating']);

const direction = (sortBy: string, order: 'asc' | 'desc' | undefined): string =>
  `${(order ?? (FALLS.has(sortBy) ? 'desc' : 'asc')).toUpperCase()} NULLS LAST`;

const matchedItems = (menuColumn: string, place: number): string => `ARRAY(
  SELECT i.name FROM ${ITEMS}
  WHERE ${menuColumn} AND ${IS_VISIBLE} AND fold(i.name) LIKE ANY($${place}) ORDER BY i.position LIMIT ${MATCHED})`;

const MENUS =
  'FROM menus JOIN businesses b ON b.id = menus.business_id LEFT JOIN subscriptions s ON s.business_id = b.id';
const PLACES = 'FROM businesses b LEFT JOIN subscriptions s ON s.business_id = b.id';

/** One page of published menus; without a sort those that can be ordered from come first (product.md §116). */
export const searchMenus = async (
  database: Queryable,
  search: MenuSearch,
  now: Date,
): Promise<Page<FoundMenuRow>> => {
  const { where, patterns } = await menuFilter(database, search, now);
  const filter = where.sql();
  const filterValues = [...where.values];
  const values = [...filterValues, search.limit, search.skip, patterns, now];
  const at = filterValues.length;
  const acceptsOrders = subscriptionAcceptsOrders(`$${at + 4}`);
  const sortBy = search.sort_by ?? 'created_at';
  const order = [
    ...(search.sort_by === undefined ? [`${acceptsOrders} DESC`] : []),
    `${MENU_ORDER[sortBy]} ${direction(sortBy, search.sort_order)}`,
  ].join(', ');
  const [page, count] = await Promise.all([
    database.query<FoundMenuRow>(
      `SELECT ${MENU_CARD_COLUMNS}, ${matchedItems('i.menu_id = menus.id', at + 3)} AS matched_items,
           ${acceptsOrders} AS accepts_orders
         ${MENUS} WHERE ${filter} ORDER BY ${order}, menus.id LIMIT $${at + 1} OFFSET $${at + 2}`,
      values,
    ),
    database.query<{ total: number }>(`SELECT count(*)::int AS total ${MENUS} WHERE ${filter}`, filterValues),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
};

/** One page of places that have a menu which answers the search. */
export const searchRestaurants = async (
  database: Queryable,
  search: RestaurantSearch,
  now: Date,
): Promise<Page<FoundRestaurantRow>> => {
  const { where, patterns } = await menuFilter(database, search, now);
  const matching = `${PLACES} WHERE EXISTS (SELECT 1 FROM menus WHERE menus.business_id = b.id AND ${where.sql()})`;
  const filterValues = [...where.values];
  const at = filterValues.length;
  const sortBy = search.sort_by ?? 'business_name';
  const order = `${RESTAURANT_ORDER[sortBy]} ${direction(sortBy, search.sort_order)}`;
  const [page, count] = await Promise.all([
    database.query<FoundRestaurantRow>(
      `SELECT b.id, b.business_name, ${imageJson('b.image_id')} AS image, b.description, b.address, b.city, b.rating_sum, b.rating_count,
           (SELECT json_agg(json_build_object('id', m.id, 'title', m.title, 'price_range', m.price_range,
              'cuisine_type', m.cuisine_type, 'item_names', m.item_names) ORDER BY m.created_at, m.id)
            FROM menus m WHERE m.business_id = b.id AND m.is_published) AS menus,
           ${matchedItems('i.menu_id IN (SELECT m.id FROM menus m WHERE m.business_id = b.id AND m.is_published)', at + 3)} AS matched_items,
           ${subscriptionAcceptsOrders(`$${at + 4}`)} AS accepts_orders
         ${matching} ORDER BY ${order}, b.id LIMIT $${at + 1} OFFSET $${at + 2}`,
      [...filterValues, search.limit, search.skip, patterns, now],
    ),
    database.query<{ total: number }>(`SELECT count(*)::int AS total ${matching}`, filterValues),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
};
