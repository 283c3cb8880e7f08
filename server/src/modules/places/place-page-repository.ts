import {
  type ContentLanguage,
  type Focus,
  type ITEM_FIELDS,
  LIMITS,
  type Location,
  type MENU_FIELDS,
  MENU_PLACE_NAMES,
  type MenuPlaceValues,
  type PriceRange,
  type Schedule,
  type Translations,
} from '@tavolina/shared-api/contract';
import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import { columnsAs, db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { CONTENT_LANGUAGES_OF, LOCATION } from '../businesses/businesses-service.ts';
import { type ImageRow, imageOf } from '../media/media-service.ts';
import { ITEM_TRANSLATIONS, ITEMS, MENU_TRANSLATIONS, VISIBLE_ITEMS } from '../menus/menus-service.ts';
import { IS_VISIBLE } from '../stock/stock-service.ts';

/** A published menu of a place; its price is that of the cheapest dish in lek, in minor units. */
interface MenuRow {
  id: string;
  title: string;
  description: string;
  cuisine_type: string | null;
  price_range: PriceRange | null;
  lowest_price_minor: number | null;
  items_count: number;
  image: ImageRow | null;
  schedule: Schedule | null;
  translations: Translations<typeof MENU_FIELDS>;
}

/** A place with its published menus, the oldest first. */
export interface PlaceRow extends MenuPlaceValues {
  id: string;
  slug: string;
  location: Location | null;
  image: ImageRow | null;
  rating_sum: number;
  rating_count: number;
  languages: ContentLanguage[];
  menus: MenuRow[];
}

const orNone = <T>(list: Expression<T[]>): RawBuilder<T[]> => sql`coalesce(${list}, '[]')`;

const COUNT = VISIBLE_ITEMS.select(({ fn }) => fn.countAll<number>().as('count')).$asScalar();

const place = expressionBuilder<Tables & { b: Tables['businesses'] }, 'b'>();
const MENUS = place
  .selectFrom('menus')
  .whereRef('menus.business_id', '=', 'b.id')
  .where(({ ref }) => ref('menus.is_published'))
  .select(({ fn, ref }) =>
    fn
      .jsonAgg(
        jsonBuildObject({
          id: ref('menus.id'),
          title: ref('menus.title'),
          description: ref('menus.description'),
          cuisine_type: ref('menus.cuisine_type'),
          price_range: ref('menus.price_range'),
          lowest_price_minor: ref('menus.lowest_price_minor'),
          items_count: COUNT,
          schedule: ref('menus.schedule'),
          translations: MENU_TRANSLATIONS,
          image: imageOf(ref('menus.image_id')),
        }),
      )
      .orderBy('menus.created_at')
      .orderBy('menus.id')
      .as('menus'),
  )
  .$asScalar();

/** A place by its readable name, or by one that it had before; undefined where nobody has it. */
export const findPlace = async (database: Queryable, slug: string): Promise<PlaceRow | undefined> =>
  db(database, 'find-place-by-slug')
    .selectFrom('businesses as b')
    .select(['b.id', 'b.slug', 'b.rating_sum', 'b.rating_count', LOCATION.as('location')])
    .select(({ ref }) => [
      imageOf(ref('b.image_id')).as('image'),
      orNone(MENUS).as('menus'),
      CONTENT_LANGUAGES_OF.as('languages'),
      jsonBuildObject(columnsAs('businesses', 'b', MENU_PLACE_NAMES)).as('words'),
    ])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('b.slug', '=', slug),
        eb('b.id', '=', selectFrom('former_slugs as f').select('f.business_id').where('f.slug', '=', slug)),
      ]),
    )
    .executeTakeFirst()
    .then((row) => row && { ...row, ...row.words });

/** A picture of a dish, with what the dish is called. */
export interface DishPicture {
  name: string;
  translations: Translations<typeof ITEM_FIELDS>;
  focus: Focus | null;
  image: ImageRow | null;
}

/** Pictures of the dishes of menus that diners see now, in the order of the menus' dishes. */
export const listDishPictures = async (
  database: Queryable,
  menuIds: readonly string[],
): Promise<DishPicture[]> =>
  db(database, 'list-dish-pictures')
    .selectFrom(
      ITEMS.select(['i.name', 'i.image_id', 'i.focus', 'i.position', 'i.menu_id'])
        .select(ITEM_TRANSLATIONS.as('translations'))
        .where(IS_VISIBLE)
        .where('i.image_id', 'is not', null)
        .where('i.menu_id', '=', sql<string>`any(${[...menuIds]})`)
        .as('n'),
    )
    .select(({ ref }) => ['n.name', 'n.translations', 'n.focus', imageOf(ref('n.image_id')).as('image')])
    .orderBy('n.menu_id')
    .orderBy('n.position')
    .limit(LIMITS.shownPictures)
    .execute();
