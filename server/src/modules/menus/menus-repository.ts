import { MENU_FIELDS, namesOf } from '@tavolina/shared-api/contract';
import { expressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db, NOW } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { imageOf } from '../media/media-service.ts';
import type { MenuCardRow } from './menu-rows.ts';
import type { MenuDocument } from './save/menu-document.ts';

const joined = expressionBuilder<Tables & { b: Tables['businesses'] }, 'menus' | 'b'>();

/** Columns that every menu is read with, from `menus` and `businesses b`: one is down with its place (product.md §587). */
export const MENU_HEAD = [
  'menus.id',
  'menus.business_id',
  ...namesOf(MENU_FIELDS).map((name) => `menus.${name}` as const),
  'menus.default_currency',
  'menus.is_published',
  joined.fn.coalesce('menus.taken_down_at', 'b.taken_down_at').as('taken_down_at'),
  joined.fn.coalesce('menus.taken_down_reason', 'b.taken_down_reason').as('taken_down_reason'),
  'menus.created_at',
  'menus.updated_at',
] as const;

/** Columns of a menu in a list without its counts, from `menus` and `businesses b`. */
export const MENU_CARD = [
  ...MENU_HEAD,
  'menus.lowest_price_minor',
  'menus.item_names',
  'b.business_name',
  'b.address',
  'b.city',
] as const;

/** The picture of a menu in a list. */
export const MENU_IMAGE = imageOf(expressionBuilder<Tables, 'menus'>().ref('menus.image_id')).as('image');

/** All menus of a business, the newest first. Its owner's counts include what diners do not see. */
export const listMenusOf = async (database: Queryable, businessId: string): Promise<MenuCardRow[]> =>
  db(database, 'list-menus-of')
    .selectFrom('menus')
    .innerJoin('businesses as b', 'b.id', 'menus.business_id')
    .select([...MENU_CARD, 'menus.sections_count', 'menus.items_count', MENU_IMAGE])
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
  /** Left out: now. */
  createdAt?: Date | undefined;
  creation?: Creation | undefined;
}

/** Stores a new menu without its content. */
export const insertMenu = async (
  client: Queryable,
  { id, businessId, createdAt, creation }: NewMenu,
  { head, groups }: MenuDocument,
): Promise<void> => {
  await db(client)
    .insertInto('menus')
    .values({
      id,
      business_id: businessId,
      ...head,
      translations: JSON.stringify(head.translations),
      schedule: head.schedule && JSON.stringify(head.schedule),
      option_groups: JSON.stringify(groups),
      creation_key: creation?.key ?? null,
      creation_fingerprint: creation?.fingerprint ?? null,
      created_at: createdAt ?? NOW,
      updated_at: createdAt ?? NOW,
    })
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

/** The menus with an item that has choices, or no price in lek: what is stored of them in lek follows the rates. */
export const listConvertedMenus = async (database: Queryable): Promise<string[]> => {
  const rows = await db(database, 'list-converted-menus')
    .selectFrom('items as i')
    .select('menu_id')
    .distinct()
    .where(({ or, not, exists, selectFrom }) =>
      or([
        // What has to be chosen may have no lek price of its own.
        sql<boolean>`i.option_group_ids <> '{}'`,
        not(
          exists(
            selectFrom('item_prices as p')
              .select('p.item_id')
              .whereRef('p.item_id', '=', 'i.id')
              .where('p.currency', '=', sql.lit('ALL'))
              .where('p.price_minor', '>', sql.lit(0)),
          ),
        ),
      ]),
    )
    .execute();
  return rows.map(({ menu_id }) => menu_id);
};
