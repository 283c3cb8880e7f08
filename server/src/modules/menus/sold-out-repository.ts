import type { SoldOutSpan } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { ItemRow } from './menu-rows.ts';
import { ITEM_JSON } from './whole-menu-repository.ts';

/** When each span ends; a day is one in Tirane (product.md §31). */
const END_OF: Readonly<Record<SoldOutSpan, string>> = {
  no: 'NULL',
  for_an_hour: `now() + interval '1 hour'`,
  for_today: `(date_trunc('day', now() AT TIME ZONE 'Europe/Tirane') + interval '1 day') AT TIME ZONE 'Europe/Tirane'`,
  until_told: `'infinity'`,
};

/** An item, if there is one, with the version of its menu. */
export interface VersionedItem {
  item: ItemRow | null;
  version: number;
}

/** An item of one of a business's menus; undefined where it has no such menu. */
export const findOwnItem = async (
  client: Queryable,
  { id, businessId, itemId }: { id: string; businessId: string; itemId: string },
): Promise<VersionedItem | undefined> => {
  const { rows } = await client.query<VersionedItem>({
    name: 'find-own-item',
    text: `SELECT CASE WHEN i.id IS NOT NULL THEN ${ITEM_JSON} END AS item, m.version
           FROM menus m LEFT JOIN items i ON i.menu_id = m.id AND i.id = $1
           WHERE m.id = $2 AND m.business_id = $3`,
    values: [itemId, id, businessId],
  });
  return rows[0];
};

/** Sets until when an item is sold out; answers when that ends by itself, if it does. */
export const updateSoldOut = async (
  client: Queryable,
  itemId: string,
  span: SoldOutSpan,
): Promise<Date | null> => {
  const { rows } = await client.query<{ ends_at: Date | null }>(
    `UPDATE items SET sold_out_until = ${END_OF[span]} WHERE id = $1
     RETURNING CASE WHEN isfinite(sold_out_until) THEN sold_out_until END AS ends_at`,
    [itemId],
  );
  return rows[0]?.ends_at ?? null;
};

/** Makes an item's menu say that it can be had, which is a change of the menu. */
export const makeAvailable = async (client: Queryable, menuId: string, itemId: string): Promise<void> => {
  await client.query('UPDATE items SET available = true WHERE id = $1', [itemId]);
  await client.query('UPDATE menus SET version = version + 1, updated_at = now() WHERE id = $1', [menuId]);
};

/** Forgets what is no longer sold out in a menu. */
export const clearEndedSoldOut = async (client: Queryable, menuId: string): Promise<void> => {
  await client.query(
    'UPDATE items SET sold_out_until = NULL WHERE menu_id = $1 AND sold_out_until <= now()',
    [menuId],
  );
};
