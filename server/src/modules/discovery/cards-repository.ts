import {
  furtherTexts,
  type Location,
  type PriceRange,
  type SECTION_FIELDS,
  type Translations,
} from '@tavolina/shared-api/contract';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { CONTENT_LANGUAGES_OF, LOCATION } from '../businesses/businesses-service.ts';
import { type ImageRow, imageOf } from '../media/media-service.ts';
import {
  IS_VISIBLE,
  ITEM_TRANSLATIONS,
  ITEMS,
  MENU_CARD,
  MENU_IMAGE,
  type MenuCardRow,
  SECTION_TRANSLATIONS,
  VISIBLE_COUNTS,
} from '../menus/menus-service.ts';
import { declaredWords } from '../search/search-service.ts';

/** A place in a list. */
export interface PlaceRow {
  id: string;
  slug: string;
  business_name: string;
  image: ImageRow | null;
  description: string;
  address: string;
  city: string;
  location: Location | null;
  rating_sum: number;
  rating_count: number;
  /** Published menus, the oldest first. Lists name only places that have any. */
  menus: {
    id: string;
    title: string;
    price_range: PriceRange | null;
    cuisine_type: string | null;
    category: string | null;
    description: string;
    item_names: string[];
    lowest_price_minor: number | null;
  }[];
}

const place = expressionBuilder<Tables & { b: Tables['businesses'] }, 'b'>();

const MENUS_OF_PLACE = place
  .selectFrom('menus as m')
  .whereRef('m.business_id', '=', 'b.id')
  .where(({ ref }) => ref('m.is_published'))
  .select(({ fn, ref }) =>
    fn
      .jsonAgg(
        jsonBuildObject({
          id: ref('m.id'),
          title: ref('m.title'),
          price_range: ref('m.price_range'),
          cuisine_type: ref('m.cuisine_type'),
          category: ref('m.category'),
          description: ref('m.description'),
          item_names: ref('m.item_names'),
          lowest_price_minor: ref('m.lowest_price_minor'),
        }),
      )
      .orderBy('m.created_at')
      .orderBy('m.id')
      .as('menus'),
  )
  .$asScalar();

/** Rows by id, in the order of the ids; those that are gone are left out. */
const inOrderOf = <R extends { id: string }>(ids: readonly string[], rows: readonly R[]): R[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** A menu in a list, with what its place says of itself. */
type FoundMenuRow = MenuCardRow & { place_description: string; place_slug: string };

/** Menus as lists show them, in the order of their ids. */
export const readMenuCards = async (database: Queryable, ids: readonly string[]): Promise<FoundMenuRow[]> => {
  const rows = await db(database, 'read-menu-cards')
    .selectFrom('menus')
    .innerJoin('businesses as b', 'b.id', 'menus.business_id')
    .select([...MENU_CARD, ...VISIBLE_COUNTS, MENU_IMAGE])
    .select(['b.description as place_description', 'b.slug as place_slug'])
    .where('menus.id', '=', anyOf([...ids]))
    .execute();
  return inOrderOf(ids, rows);
};

/** Places as lists show them, in the order of their ids. */
export const readPlaces = async (database: Queryable, ids: readonly string[]): Promise<PlaceRow[]> => {
  const rows = await db(database, 'read-places')
    .selectFrom('businesses as b')
    .select([
      'b.id',
      'b.slug',
      'b.business_name',
      'b.description',
      'b.address',
      'b.city',
      'b.rating_sum',
      'b.rating_count',
      LOCATION.as('location'),
    ])
    .select(({ ref }) => [imageOf(ref('b.image_id')).as('image'), MENUS_OF_PLACE.as('menus')])
    .where('b.id', '=', anyOf([...ids]))
    .execute();
  return inOrderOf(ids, rows);
};

/** What can be had of a menu now, in its order. */
export interface ServedNames {
  dishes: readonly string[];
  /** Titles of the sections of those dishes; empty where a dish stands in none. */
  sections: readonly string[];
  descriptions: readonly string[];
  /** The diets that those dishes are declared for, in words. */
  diets: readonly string[];
  /** Names of those dishes in further languages. */
  furtherDishes: readonly string[];
  /** Titles of their sections in further languages. */
  furtherSections: readonly string[];
}

/** The dishes that can be had now with their sections, by menu. */
export const readServedNames = async (
  database: Queryable,
  menuIds: readonly string[],
): Promise<Map<string, ServedNames>> => {
  const rows = await db(database, 'read-served-names')
    .selectFrom(
      ITEMS.innerJoin('menus as m', 'm.id', 'i.menu_id')
        .innerJoin('businesses as b', 'b.id', 'm.business_id')
        .select(['i.menu_id', 'i.name', 'i.description', 'i.diets', 'i.position', 's.title as section'])
        .select([ITEM_TRANSLATIONS.as('translations'), CONTENT_LANGUAGES_OF.as('languages')])
        .select(SECTION_TRANSLATIONS.$castTo<Translations<typeof SECTION_FIELDS> | null>().as('of_section'))
        .where(IS_VISIBLE)
        .where('i.menu_id', '=', anyOf([...menuIds]))
        .as('n'),
    )
    .select([
      'n.menu_id',
      'n.name',
      'n.description',
      'n.diets',
      'n.section',
      'n.translations',
      'n.of_section',
      'n.languages',
    ])
    .orderBy('n.position')
    .execute();
  const served = new Map<string, { [K in keyof ServedNames]: string[] }>();
  for (const { menu_id, name, section, description, diets, translations, of_section, languages } of rows) {
    const of = served.get(menu_id) ?? {
      dishes: [],
      sections: [],
      descriptions: [],
      diets: [],
      furtherDishes: [],
      furtherSections: [],
    };
    of.dishes.push(name);
    of.sections.push(section ?? '');
    of.descriptions.push(description);
    of.diets.push(declaredWords({ diets }).join(' · '));
    of.furtherDishes.push(...furtherTexts(translations, 'name', languages));
    of.furtherSections.push(...furtherTexts(of_section ?? {}, 'title', languages));
    served.set(menu_id, of);
  }
  return served;
};

/** Which of some places take online orders at a time. */
export const findTakingOrders = async (
  database: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await db(database, 'find-taking-orders')
    .selectFrom('search_documents')
    .select('business_id')
    .distinct()
    .where('business_id', '=', anyOf([...ids]))
    .where('orders_until', '>', now)
    .execute();
  return new Set(rows.map(({ business_id }) => business_id));
};
