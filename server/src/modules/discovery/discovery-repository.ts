import type { MenuSearch, PriceRange, RestaurantSearch } from '@tavolina/shared-api/contract';
import { expressionBuilder, type OrderByItemBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { type ImageRow, imageOf } from '../media/media-service.ts';
import {
  IS_VISIBLE,
  ITEMS,
  MENU_CARD,
  MENU_IMAGE,
  type MenuCardRow,
  VISIBLE_COUNTS,
  VISIBLE_ITEMS,
} from '../menus/menus-service.ts';
import { RATING } from '../reviews/reviews-service.ts';
import { subscriptionAcceptsOrders } from '../subscriptions/subscriptions-service.ts';
import { likeAny, menuFilter } from './menu-filters-repository.ts';

/** A page of rows and the total number of rows. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** A menu in a search result, with the matching dishes and whether its place accepts orders. */
export type FoundMenuRow = MenuCardRow & { matched_items: string[]; accepts_orders: boolean };

/** A place in a search result. */
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

// These queries are not prepared: words, filters and sorts make thousands of different texts, and a
// connection caches every prepared text for its lifetime. On 5,000 menus, prepared queries were not
// measurably faster.

const place = expressionBuilder<Tables & { b: Tables['businesses'] }, 'menus' | 'b'>();

const RESTAURANT_ORDER = {
  business_name: sql`${place.ref('b.business_name')} collate "sq-x-icu"`,
  created_at: place.ref('b.created_at'),
  rating: RATING,
  distance: RATING,
} as const;

const MENU_ORDER = {
  business_name: RESTAURANT_ORDER.business_name,
  created_at: place.ref('menus.created_at'),
  rating: RATING,
  title: sql`${place.ref('menus.title')} collate "sq-x-icu"`,
  price: place.ref('menus.lowest_price_minor'),
  distance: RATING,
} as const;

/** Fields that sort descending by default: newest and best first. */
const FALLS: ReadonlySet<string> = new Set(['created_at', 'rating']);

const direction =
  (sortBy: string, order: 'asc' | 'desc' | undefined) =>
  (item: OrderByItemBuilder): OrderByItemBuilder =>
    ((order ?? (FALLS.has(sortBy) ? 'desc' : 'asc')) === 'desc' ? item.desc() : item.asc()).nullsLast();

/** Names of the first matching items. */
const matched = (items: typeof ITEMS, patterns: readonly string[]) =>
  sql<string[]>`array(${items
    .select('i.name')
    .where(({ fn }) => likeAny(fn('fold', ['i.name']), patterns))
    .orderBy('i.position')
    .limit(MATCHED)})`;

const PUBLISHED = place
  .selectFrom('menus as m')
  .whereRef('m.business_id', '=', 'b.id')
  .where(({ ref }) => ref('m.is_published'));
const ITEMS_OF_PLACE = ITEMS.where(IS_VISIBLE).where('i.menu_id', 'in', PUBLISHED.select('m.id'));
const MENUS_OF_PLACE = PUBLISHED.select(({ fn, ref }) =>
  fn
    .jsonAgg(
      jsonBuildObject({
        id: ref('m.id'),
        title: ref('m.title'),
        price_range: ref('m.price_range'),
        cuisine_type: ref('m.cuisine_type'),
        item_names: ref('m.item_names'),
      }),
    )
    .orderBy('m.created_at')
    .orderBy('m.id')
    .as('menus'),
).$asScalar();

/**
 * Total number of results, by one page: a page that is not full is the last. Counted after the page, so
 * that a search uses one connection at a time.
 */
const totalOf = async (
  { limit, skip }: Pick<MenuSearch, 'limit' | 'skip'>,
  shown: number,
  count: () => Promise<{ total: number }>,
): Promise<number> => {
  if (shown < limit && (shown > 0 || skip === 0)) return skip + shown;
  return (await count()).total;
};

/** One page of published menus. By default, menus that accept orders come first (product.md §116). */
export const searchMenus = async (
  database: Queryable,
  search: MenuSearch,
  now: Date,
): Promise<Page<FoundMenuRow>> => {
  const { where, patterns } = await menuFilter(database, search, now);
  const found = db(database)
    .selectFrom('menus')
    .innerJoin('businesses as b', 'b.id', 'menus.business_id')
    .leftJoin('subscriptions as s', 's.business_id', 'b.id')
    .where(where);
  const sortBy = search.sort_by ?? 'created_at';
  const rows = await found
    .select([...MENU_CARD, ...VISIBLE_COUNTS, MENU_IMAGE])
    .select([
      matched(VISIBLE_ITEMS, patterns).as('matched_items'),
      subscriptionAcceptsOrders(now).as('accepts_orders'),
    ])
    .$if(search.sort_by === undefined, (query) => query.orderBy('accepts_orders', 'desc'))
    .orderBy(MENU_ORDER[sortBy], direction(sortBy, search.sort_order))
    .orderBy('menus.id')
    .limit(search.limit)
    .offset(search.skip)
    .execute();
  const count = () => found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: await totalOf(search, rows.length, count) };
};

/** One page of places with a matching menu. */
export const searchRestaurants = async (
  database: Queryable,
  search: RestaurantSearch,
  now: Date,
): Promise<Page<FoundRestaurantRow>> => {
  const { where, patterns } = await menuFilter(database, search, now);
  const found = db(database)
    .selectFrom('businesses as b')
    .leftJoin('subscriptions as s', 's.business_id', 'b.id')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('menus').select('menus.id').whereRef('menus.business_id', '=', 'b.id').where(where)),
    );
  const sortBy = search.sort_by ?? 'business_name';
  const rows = await found
    .select([
      'b.id',
      'b.business_name',
      'b.description',
      'b.address',
      'b.city',
      'b.rating_sum',
      'b.rating_count',
    ])
    .select(({ ref }) => [
      imageOf(ref('b.image_id')).as('image'),
      MENUS_OF_PLACE.as('menus'),
      matched(ITEMS_OF_PLACE, patterns).as('matched_items'),
      subscriptionAcceptsOrders(now).as('accepts_orders'),
    ])
    .orderBy(RESTAURANT_ORDER[sortBy], direction(sortBy, search.sort_order))
    .orderBy('b.id')
    .limit(search.limit)
    .offset(search.skip)
    .execute();
  const count = () => found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: await totalOf(search, rows.length, count) };
};
