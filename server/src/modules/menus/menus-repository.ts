import type { CreateMenuRequest } from '@tavolina/shared-api/contract';
import { type Expression, expressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db, NOW } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { imageOf } from '../media/media-service.ts';
import type { MenuCardRow } from './menu-rows.ts';
import { VISIBLE_ITEMS } from './visible-items-repository.ts';

/** Columns of a menu in a list, from `menus` and `businesses b`. */
export const MENU_CARD = [
  'menus.id',
  'menus.business_id',
  'menus.title',
  'menus.description',
  'menus.cuisine_type',
  'menus.category',
  'menus.price_range',
  'menus.default_currency',
  'menus.is_published',
  'menus.created_at',
  'menus.updated_at',
  'menus.lowest_price_minor',
  'menus.sections_count',
  'menus.items_count',
  'menus.item_names',
  'b.business_name',
  'b.address',
  'b.city',
] as const;

/** The picture of a menu in a list. */
export const MENU_IMAGE = imageOf(expressionBuilder<Tables, 'menus'>().ref('menus.image_id')).as('image');

/** All menus of a business, the newest first. */
export const listMenusOf = async (database: Queryable, businessId: string): Promise<MenuCardRow[]> =>
  db(database, 'list-menus-of')
    .selectFrom('menus')
    .innerJoin('businesses as b', 'b.id', 'menus.business_id')
    .select([...MENU_CARD, MENU_IMAGE])
    .where('menus.business_id', '=', businessId)
    .orderBy('menus.created_at', 'desc')
    .orderBy('menus.id')
    .execute();

/** Makes parallel changes of a business's menus wait for this transaction, though not its orders. */
export const lockMenus = async (client: Queryable, businessId: string): Promise<void> => {
  await db(client)
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', businessId)
    .forNoKeyUpdate()
    .execute();
};

/** How many menus a business has, and items in all of them. */
export const countMenus = async (
  database: Queryable,
  businessId: string,
): Promise<{ menus: number; items: number }> =>
  db(database)
    .selectFrom('menus')
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('menus'),
      fn.coalesce(fn.sum<number>('items_count'), lit(0)).as('items'),
    ])
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();

/** What creating a menu is known by when it is sent again: the key it was sent with, and its contents. */
export interface Creation {
  key: string;
  fingerprint: Buffer;
}

/** The menu of a business that was created with a key. */
export const findCreated = async (
  database: Queryable,
  businessId: string,
  key: string,
): Promise<{ id: string; fingerprint: Buffer } | undefined> =>
  db(database)
    .selectFrom('menus')
    .select(['id', 'creation_fingerprint as fingerprint'])
    .where('business_id', '=', businessId)
    .where('creation_key', '=', key)
    .$narrowType<{ fingerprint: Buffer }>()
    .executeTakeFirst();

/** A menu to be stored. */
export interface NewMenu {
  id: string;
  businessId: string;
  request: CreateMenuRequest;
  isPublished: boolean;
  imageId: string | null;
  /** Left out: now. */
  createdAt?: Date;
  creation?: Creation | undefined;
}

/** Stores a new menu without its content. */
export const insertMenu = async (
  client: Queryable,
  { id, businessId, request, isPublished, imageId, createdAt, creation }: NewMenu,
): Promise<void> => {
  await db(client)
    .insertInto('menus')
    .values({
      id,
      business_id: businessId,
      title: request.title,
      description: request.description,
      cuisine_type: request.cuisine_type ?? null,
      category: request.category ?? null,
      price_range: request.price_range ?? null,
      default_currency: request.default_currency,
      is_published: isPublished,
      image_id: imageId,
      creation_key: creation?.key ?? null,
      creation_fingerprint: creation?.fingerprint ?? null,
      created_at: createdAt ?? NOW,
      updated_at: createdAt ?? NOW,
    })
    .execute();
};

/** Names kept on a menu for its cover. */
const COVER_NAMES = 6;

const COUNTED = expressionBuilder<Tables, 'menus'>();
const SECTIONS_COUNT = COUNTED.selectFrom('sections as s')
  .select(({ fn }) => fn.countAll<number>().as('count'))
  .whereRef('s.menu_id', '=', 'menus.id')
  .$asScalar();
const ITEMS_COUNT = COUNTED.selectFrom('items as i')
  .select(({ fn }) => fn.countAll<number>().as('count'))
  .whereRef('i.menu_id', '=', 'menus.id')
  .$asScalar();
const LOWEST_PRICE = VISIBLE_ITEMS.select(({ fn }) =>
  fn.min<number | null>('i.lek_minor').as('lowest'),
).$asScalar();
const FIRST_NAMES = VISIBLE_ITEMS.select('i.name').orderBy('i.position').limit(sql.lit(COVER_NAMES));
const ALL_NAMES = VISIBLE_ITEMS.select(({ fn }) =>
  fn
    .agg<string>('string_agg', ['i.name', sql.lit(' ')])
    .orderBy('i.position')
    .as('names'),
).$asScalar();

/** The words of a text, as rows. */
const wordsOf = (text: Expression<string>) =>
  sql<{ word: string }>`regexp_split_to_table(${text}, '[^[:alnum:]]+')`.as<'words'>(sql`words(word)`);

/** Brings what lists read of menus up to date with their content: counts, lowest price, words to search. */
export const refreshMenus = async (client: Queryable, menuIds: string[]): Promise<void> => {
  // A statement of its own: the next one then sees what others have just changed, rather than what was when it began to wait.
  await db(client)
    .selectFrom('menus')
    .select('id')
    .where('id', '=', anyOf(menuIds))
    .orderBy('id')
    .forUpdate()
    .execute();
  await db(client)
    .updateTable('menus')
    .from('businesses as b')
    .set(({ fn, ref }) => ({
      sections_count: SECTIONS_COUNT,
      items_count: ITEMS_COUNT,
      lowest_price_minor: LOWEST_PRICE,
      item_names: sql<string[]>`array(${FIRST_NAMES})`,
      search_text: fn<string>('fold', [
        fn('concat_ws', [sql.lit(' '), ref('b.business_name'), ref('b.city'), ref('menus.title'), ALL_NAMES]),
      ]),
    }))
    .whereRef('b.id', '=', 'menus.business_id')
    .where('menus.id', '=', anyOf(menuIds))
    .execute();
  await db(client)
    .insertInto('search_words')
    .columns(['word'])
    .expression((eb) =>
      eb
        .selectFrom('menus')
        .crossJoinLateral(({ ref }) => wordsOf(ref('menus.search_text')))
        .select('words.word')
        .distinct()
        .where('menus.id', '=', anyOf(menuIds))
        .where('menus.is_published', '=', sql.lit(true))
        .where(({ between, fn, lit }) => between(fn<number>('length', ['words.word']), lit(3), lit(40))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The menus of a business. */
export const findMenuIds = async (database: Queryable, businessId: string): Promise<string[]> => {
  const rows = await db(database)
    .selectFrom('menus')
    .select('id')
    .where('business_id', '=', businessId)
    .execute();
  return rows.map(({ id }) => id);
};

/** The menus with an item that has no price in lek: what is stored of them in lek follows the rates. */
export const listConvertedMenus = async (database: Queryable): Promise<string[]> => {
  const rows = await db(database, 'list-converted-menus')
    .selectFrom('items as i')
    .select('menu_id')
    .distinct()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('item_prices as p')
            .select('p.item_id')
            .whereRef('p.item_id', '=', 'i.id')
            .where('p.currency', '=', sql.lit('ALL')),
        ),
      ),
    )
    .execute();
  return rows.map(({ menu_id }) => menu_id);
};
