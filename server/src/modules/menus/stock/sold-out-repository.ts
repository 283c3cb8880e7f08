import type { SoldOutSpan } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db, NOW } from '../../../platform/database/db.ts';
import { STOCK_OF_ITEM } from '../../stock/stock-service.ts';
import type { ItemRow } from '../menu-rows.ts';
import { ITEM_JSON } from '../whole-menu-repository.ts';
import { END_OF } from './sold-out-ends.ts';

/** An item, if there is one, with the version of its menu. */
export interface VersionedItem {
  item: ItemRow | null;
  version: number;
}

/** An item of one of a business's menus; undefined where it has no such menu. */
export const findOwnItem = async (
  client: Queryable,
  { id, businessId, itemId }: { id: string; businessId: string; itemId: string },
): Promise<VersionedItem | undefined> =>
  db(client, 'find-own-item')
    .selectFrom('menus as m')
    .leftJoin('items as i', (join) => join.onRef('i.menu_id', '=', 'm.id').on('i.id', '=', itemId))
    .select('m.version')
    .select((eb) => eb.case().when('i.id', 'is not', null).then(ITEM_JSON).end().as('item'))
    .where('m.id', '=', id)
    .where('m.business_id', '=', businessId)
    .executeTakeFirst();

/** Sets until when an item is sold out; answers when that ends by itself, if it does. */
export const updateSoldOut = async (
  client: Queryable,
  itemId: string,
  span: SoldOutSpan,
): Promise<Date | null> => {
  const row = await db(client)
    .updateTable('items')
    .set({ sold_out_until: END_OF[span] })
    .where('id', '=', itemId)
    .returning((eb) =>
      eb
        .case()
        .when(eb.fn<boolean>('isfinite', ['sold_out_until']))
        .then(eb.ref('sold_out_until'))
        .end()
        .as('ends_at'),
    )
    .executeTakeFirst();
  return row?.ends_at ?? null;
};

/** Makes an item's menu say that it can be had, which is a change of the menu. */
export const makeAvailable = async (client: Queryable, menuId: string, itemId: string): Promise<void> => {
  await db(client).updateTable('items').set({ available: true }).where('id', '=', itemId).execute();
  await db(client)
    .updateTable('menus')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: NOW }))
    .where('id', '=', menuId)
    .execute();
};

/** Forgets what is no longer sold out in a menu, and answers it. */
export const clearEndedSoldOut = (client: Queryable, menuId: string) =>
  db(client)
    .updateTable('items as i')
    .from('menus as m')
    .set({ sold_out_until: null })
    .whereRef('m.id', '=', 'i.menu_id')
    .where('i.menu_id', '=', menuId)
    .where('i.sold_out_until', '<=', NOW)
    .returning(['i.id', 'i.name', 'i.available', 'm.business_id', STOCK_OF_ITEM.as('stock')])
    .execute();

/** Some items of a menu with what tills are told of them. */
export const findToldItems = (client: Queryable, menuId: string, itemIds: readonly string[]) =>
  db(client)
    .selectFrom('items as i')
    .innerJoin('menus as m', 'm.id', 'i.menu_id')
    .select(['i.id', 'i.name', 'i.available', 'm.business_id', STOCK_OF_ITEM.as('stock')])
    .select((eb) =>
      eb
        .case()
        .when('i.sold_out_until', '>', NOW)
        .then(eb.cast<string>('i.sold_out_until', 'text'))
        .end()
        .as('sold_out_until'),
    )
    .where('i.menu_id', '=', menuId)
    .where('i.id', '=', anyOf(itemIds))
    .execute();
