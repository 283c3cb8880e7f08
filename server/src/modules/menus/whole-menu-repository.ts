import {
  ITEM_FIELDS,
  type MENU_FIELDS,
  MENU_PLACE_NAMES,
  namesOf,
  SECTION_FIELDS,
  type Translations,
} from '@tavolina/shared-api/contract';
import { type Expression, expressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import { columns, columnsAs, db, NOW } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { CONTENT_LANGUAGES_OF, LOCATION } from '../businesses/businesses-service.ts';
import { imageOf } from '../media/media-service.ts';
import { STOCK_OF_ITEM, STOCK_OF_MENU } from '../stock/stock-service.ts';
import { GROUPS, SOLD_OUT_OPTIONS } from './choices/option-groups-repository.ts';
import {
  ITEM_TRANSLATIONS,
  MENU_TRANSLATIONS,
  SECTION_TRANSLATIONS,
} from './languages/translations-repository.ts';
import { IS_NEW, IS_POPULAR } from './marked-items-repository.ts';
import type { MenuRow } from './menu-rows.ts';
import { MENU_HEAD } from './menus-repository.ts';
import { MORE_PICTURES } from './pictures/item-pictures-repository.ts';
import { ITEMS, VISIBLE_ITEMS } from './visible-items-repository.ts';

/** As diners see a menu, or all of it (product.md §14, §15). */
export type MenuView = 'public' | 'owner';

const orEmpty = <T>(list: Expression<T[]>): RawBuilder<T[]> => sql`coalesce(${list}, '[]')`;

const item = expressionBuilder<Tables & { i: Tables['items'] }, 'i'>();
const PRICES = item
  .selectFrom('item_prices as p')
  .select(({ fn }) =>
    fn
      .jsonAgg(jsonBuildObject(columns('item_prices', 'p', ['currency', 'price_minor', 'is_default'])))
      .orderBy('p.is_default', 'desc')
      .orderBy('p.currency')
      .as('prices'),
  )
  .whereRef('p.item_id', '=', 'i.id')
  .$asScalar();

/** An item `i` as an `ItemRow`. */
export const ITEM_JSON = jsonBuildObject({
  id: item.ref('i.id'),
  ...columns('items', 'i', namesOf(ITEM_FIELDS)),
  sold_out_until: item.case().when('i.sold_out_until', '>', NOW).then(item.ref('i.sold_out_until')).end(),
  stock: STOCK_OF_ITEM,
  is_popular: IS_POPULAR,
  is_new: IS_NEW,
  section_id: item.ref('i.section_id'),
  option_group_ids: item.ref('i.option_group_ids'),
  translations: ITEM_TRANSLATIONS,
  default_currency: item.ref('i.default_currency'),
  price_minor: item.ref('i.price_minor'),
  image: imageOf(item.ref('i.image_id')),
  focus: item.ref('i.focus'),
  more_pictures: MORE_PICTURES,
  prices: orEmpty(PRICES),
});

const place = expressionBuilder<Tables & { b: Tables['businesses'] }, 'menus' | 'b'>();
const OTHER_MENUS = place
  .selectFrom('menus as o')
  .select(({ fn, ref }) =>
    fn
      .jsonAgg(
        jsonBuildObject({
          id: ref('o.id'),
          title: ref('o.title'),
          schedule: ref('o.schedule'),
          translations: ref('o.translations').$castTo<Translations<typeof MENU_FIELDS>>(),
        }),
      )
      .orderBy('o.created_at')
      .orderBy('o.id')
      .as('menus'),
  )
  .whereRef('o.business_id', '=', 'b.id')
  .where('o.is_published', '=', sql.lit(true))
  .whereRef('o.id', '<>', 'menus.id')
  .$asScalar();
const BUSINESS = jsonBuildObject({
  id: place.ref('b.id'),
  content_languages: CONTENT_LANGUAGES_OF,
  slug: place.ref('b.slug'),
  ...columnsAs('businesses', 'b', MENU_PLACE_NAMES),
  logo: imageOf(place.ref('b.image_id')),
  location: LOCATION,
  rating_sum: place.ref('b.rating_sum'),
  rating_count: place.ref('b.rating_count'),
  other_menus: orEmpty(OTHER_MENUS),
});

const SECTIONS = expressionBuilder<Tables, 'menus'>()
  .selectFrom('sections as s')
  .select(({ fn, ref }) =>
    fn
      .jsonAgg(
        jsonBuildObject({
          id: ref('s.id'),
          translations: SECTION_TRANSLATIONS,
          ...columns('sections', 's', namesOf(SECTION_FIELDS)),
        }),
      )
      .orderBy('s.position')
      .as('sections'),
  )
  .whereRef('s.menu_id', '=', 'menus.id');

const itemsIn = (items: typeof VISIBLE_ITEMS) =>
  items.select(({ fn }) => fn.jsonAgg(ITEM_JSON).orderBy('i.position').as('items')).$asScalar();

const PARTS = {
  public: {
    sections: SECTIONS.where('s.display', '=', sql.lit(true)).$asScalar(),
    items: itemsIn(VISIBLE_ITEMS),
  },
  owner: {
    sections: SECTIONS.$asScalar(),
    items: itemsIn(ITEMS.whereRef('i.menu_id', '=', 'menus.id')),
  },
};

/**
 * One menu as a JSON object in a single query, without the conditions on it. Amounts are in minor units under `*_minor`;
 * the presenter turns them into the contract's shape.
 */
const wholeMenus = (kysely: Kysely<Tables>, view: MenuView) =>
  kysely
    .selectFrom('menus')
    .innerJoin('businesses as b', 'b.id', 'menus.business_id')
    .select(MENU_HEAD)
    .select('menus.version')
    .select(({ ref }) => [
      imageOf(ref('menus.image_id')).as('image'),
      BUSINESS.as('business'),
      MENU_TRANSLATIONS.as('translations'),
      GROUPS.as('groups'),
      SOLD_OUT_OPTIONS.as('sold_out_options'),
      STOCK_OF_MENU.as('stock'),
      orEmpty(PARTS[view].sections).as('sections'),
      orEmpty(PARTS[view].items).as('items'),
    ]);

const MENU = {
  public: prepared<{ id: string }, MenuRow>('find-menu-public', (kysely, { id }) =>
    wholeMenus(kysely, 'public')
      .where('menus.id', '=', id)
      .where(({ ref }) => ref('menus.is_published')),
  ),
  owner: prepared<{ id: string }, MenuRow>('find-menu-owner', (kysely, { id }) =>
    wholeMenus(kysely, 'owner').where('menus.id', '=', id),
  ),
};

/** A whole menu; drafts are not there for diners. */
export const findMenu = async (
  database: Queryable,
  id: string,
  view: MenuView,
): Promise<MenuRow | undefined> => (await MENU[view](database, { id }))[0];

/** All menus of a business with all they consist of, the oldest first. */
export const listWholeMenus = async (database: Queryable, businessId: string): Promise<MenuRow[]> =>
  wholeMenus(db(database, 'list-whole-menus'), 'owner')
    .where('menus.business_id', '=', businessId)
    .orderBy('menus.created_at')
    .orderBy('menus.id')
    .execute();
