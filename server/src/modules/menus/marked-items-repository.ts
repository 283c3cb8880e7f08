import { LIMITS } from '@tavolina/shared-api/contract';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { IS_VISIBLE } from '../stock/stock-service.ts';
import { ITEM_TRANSLATIONS } from './languages/translations-repository.ts';
import { ITEMS } from './visible-items-repository.ts';

/** What was stored after this is new, and a menu that was made after it has nothing new (product.md §499). */
const NEW_SINCE: RawBuilder<Date> = sql`now() - make_interval(days => ${sql.lit(LIMITS.newDays)})`;

const item = expressionBuilder<Tables & { i: Tables['items'] }, 'i'>();

/** Whether an item `i` is ordered more than others of its menu (product.md §497). */
export const IS_POPULAR = item
  .exists(item.selectFrom('popular_items as p').select('p.item_id').whereRef('p.item_id', '=', 'i.id'))
  .$castTo<boolean>();

/** Whether an item `i` was added lately to a menu that is older (product.md §499). */
export const IS_NEW = item
  .exists(
    item
      .selectFrom('new_items as n')
      .innerJoin('menus as made', 'made.id', 'n.menu_id')
      .select('n.item_id')
      .whereRef('n.item_id', '=', 'i.id')
      .where('n.stored_at', '>', NEW_SINCE)
      .where('made.created_at', '<=', NEW_SINCE),
  )
  .$castTo<boolean>();

/** The most popular items of `menus` that diners see now, for cards (product.md §498). */
const MOST_POPULAR = ITEMS.innerJoin('popular_items as p', 'p.item_id', 'i.id')
  .select(['i.name', ITEM_TRANSLATIONS.as('translations')])
  .where(IS_VISIBLE)
  .orderBy('p.orders', 'desc')
  .orderBy('i.id')
  .limit(sql.lit(LIMITS.popularOnCard));

/** How they are called, of one of `menus`. */
export const POPULAR_OF_MENU = jsonArrayFrom(MOST_POPULAR.whereRef('p.menu_id', '=', 'menus.id'));

/** The same of all published menus of a business `b`. */
export const POPULAR_OF_PLACE = jsonArrayFrom(
  MOST_POPULAR.innerJoin('menus as m', 'm.id', 'p.menu_id')
    .where(({ ref }) => ref('m.is_published'))
    .where('m.business_id', '=', sql<string>`b.id`),
);

/** Notes items that were added to a menu. One that is noted already is as new as it was. */
export const noteNewItems = async (
  client: Queryable,
  menuId: string,
  itemIds: readonly string[],
): Promise<void> => {
  if (itemIds.length === 0) return;
  await db(client)
    .insertInto('new_items')
    .values(itemIds.map((item_id) => ({ item_id, menu_id: menuId })))
    .onConflict((conflict) => conflict.column('item_id').doNothing())
    .execute();
};

/** Deletes what was added before a time and is new no more. */
export const deleteNewItems = async (database: Queryable, before: Date): Promise<void> => {
  await db(database, 'delete-new-items').deleteFrom('new_items').where('stored_at', '<', before).execute();
};
