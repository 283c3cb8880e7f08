import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db, records } from '../../../platform/database/db.ts';
import type { ItemPrices } from './item-prices.ts';

/** An item with choices, and what lists compare it by. */
export interface PricedItemRow extends Pick<ItemPrices, 'prices'> {
  id: string;
  menu_id: string;
  option_group_ids: string[];
  lek_minor: number;
}

/** The items of menus that groups of choices belong to. */
export const readItemsWithGroups = async (
  client: Queryable,
  menuIds: readonly string[],
): Promise<PricedItemRow[]> =>
  db(client, 'read-items-with-groups')
    .selectFrom('items as i')
    .select(['i.id', 'i.menu_id', 'i.option_group_ids', 'i.lek_minor'])
    .select(
      sql<ItemPrices['prices']>`coalesce((
        SELECT json_agg(json_build_object('currency', p.currency, 'price_minor', p.price_minor, 'is_default', p.is_default))
        FROM item_prices p WHERE p.item_id = i.id), '[]')`.as('prices'),
    )
    .where('i.menu_id', '=', anyOf([...menuIds]))
    .where(sql<boolean>`i.option_group_ids <> '{}'`)
    .execute();

/** Stores by what lists compare items. */
export const storeLek = async (
  client: Queryable,
  items: readonly Pick<PricedItemRow, 'id' | 'lek_minor'>[],
): Promise<void> => {
  if (items.length === 0) return;
  await db(client)
    .updateTable('items')
    .from(records('items', items).as('n'))
    .set(({ ref }) => ({ lek_minor: ref('n.lek_minor') }))
    .whereRef('items.id', '=', 'n.id')
    .execute();
};
