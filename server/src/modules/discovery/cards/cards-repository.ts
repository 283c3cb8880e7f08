import type {
  ContentLanguage,
  ITEM_FIELDS,
  Location,
  MENU_FIELDS,
  PriceRange,
  Translations,
} from '@tavolina/shared-api/contract';
import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db } from '../../../platform/database/db.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { CONTENT_LANGUAGES_OF, LOCATION } from '../../businesses/businesses-service.ts';
import { type ImageRow, imageOf } from '../../media/media-service.ts';
import {
  MENU_CARD,
  MENU_IMAGE,
  MENU_TRANSLATIONS,
  type MenuCardRow,
  POPULAR_OF_MENU,
  POPULAR_OF_PLACE,
  VISIBLE_COUNTS,
} from '../../menus/menus-service.ts';

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
  /** Dishes that can be had, the most popular first. */
  popular: { name: string; translations: Translations<typeof ITEM_FIELDS> }[];
  languages: ContentLanguage[];
  /** Published menus, the oldest first; none where the last one was withdrawn since the place was found. */
  menus: {
    id: string;
    title: string;
    price_range: PriceRange | null;
    cuisine_type: string | null;
    category: string | null;
    description: string;
    translations: Translations<typeof MENU_FIELDS>;
    item_names: string[];
    lowest_price_minor: number | null;
  }[];
}

const place = expressionBuilder<Tables & { b: Tables['businesses'] }, 'b'>();

const MENUS_OF_PLACE = place
  .selectFrom('menus')
  .whereRef('menus.business_id', '=', 'b.id')
  .where(({ ref }) => ref('menus.is_published'))
  .select(({ fn, ref }) =>
    fn
      .coalesce(
        fn
          .jsonAgg(
            jsonBuildObject({
              id: ref('menus.id'),
              title: ref('menus.title'),
              price_range: ref('menus.price_range'),
              cuisine_type: ref('menus.cuisine_type'),
              category: ref('menus.category'),
              description: ref('menus.description'),
              translations: MENU_TRANSLATIONS,
              item_names: ref('menus.item_names'),
              lowest_price_minor: ref('menus.lowest_price_minor'),
            }),
          )
          .orderBy('menus.created_at')
          .orderBy('menus.id'),
        sql<never[]>`'[]'`,
      )
      .as('menus'),
  )
  .$asScalar();

/** Rows by id, in the order of the ids; those that are gone are left out. */
const inOrderOf = <R extends { id: string }>(ids: readonly string[], rows: readonly R[]): R[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** A menu in a list, with what its place says of itself. */
type FoundMenuRow = MenuCardRow &
  Pick<PlaceRow, 'popular' | 'languages'> &
  Pick<PlaceRow['menus'][number], 'translations'> & { place_description: string; place_slug: string };

/** Menus as lists show them, in the order of their ids. */
export const readMenuCards = async (database: Queryable, ids: readonly string[]): Promise<FoundMenuRow[]> => {
  const rows = await db(database, 'read-menu-cards')
    .selectFrom('menus')
    .innerJoin('businesses as b', 'b.id', 'menus.business_id')
    .select([...MENU_CARD, ...VISIBLE_COUNTS, MENU_IMAGE])
    .select(['b.description as place_description', 'b.slug as place_slug', POPULAR_OF_MENU.as('popular')])
    .select([CONTENT_LANGUAGES_OF.as('languages'), MENU_TRANSLATIONS.as('translations')])
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
      CONTENT_LANGUAGES_OF.as('languages'),
    ])
    .select(({ ref }) => [
      imageOf(ref('b.image_id')).as('image'),
      MENUS_OF_PLACE.as('menus'),
      POPULAR_OF_PLACE.as('popular'),
    ])
    .where('b.id', '=', anyOf([...ids]))
    .execute();
  return inOrderOf(ids, rows);
};
