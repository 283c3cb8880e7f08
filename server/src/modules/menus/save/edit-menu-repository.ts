import type { Queryable } from '../../../platform/database/database.ts';
import { db, NOW } from '../../../platform/database/db.ts';
import type { MenuDocument } from './menu-document.ts';

/**
 * Makes everybody who changes a menu, or orders from it, wait for this transaction. Whoever writes sections, items or
 * prices of a menu holds this first.
 */
export const lockMenu = async (client: Queryable, id: string): Promise<void> => {
  await db(client).selectFrom('menus').select('id').where('id', '=', id).forUpdate().execute();
};

/** The version of one of a business's menus; undefined when it has no such menu. */
export const findVersion = async (
  client: Queryable,
  { id, businessId }: { id: string; businessId: string },
): Promise<number | undefined> => {
  const menu = await db(client)
    .selectFrom('menus')
    .select('version')
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return menu?.version;
};

/** Whether the last change of a menu was this one, made to the version before. */
export const wasLastSave = async (
  client: Queryable,
  { id, version, savedAs }: { id: string; version: number; savedAs: Buffer },
): Promise<boolean> => {
  const saved = db(client)
    .selectFrom('menus')
    .select('id')
    .where('id', '=', id)
    .where('version', '=', version + 1)
    .where('saved_as', '=', savedAs);
  return (await saved.executeTakeFirst()) !== undefined;
};

/**
 * Changes a menu and counts its version up.
 * @param savedAs what the change is known by where it is sent again
 */
export const updateMenu = async (
  client: Queryable,
  id: string,
  { head, groups }: MenuDocument,
  savedAs: Buffer | null,
): Promise<void> => {
  await db(client)
    .updateTable('menus')
    .set((eb) => ({
      ...head,
      translations: JSON.stringify(head.translations),
      schedule: head.schedule && JSON.stringify(head.schedule),
      option_groups: JSON.stringify(groups),
      saved_as: savedAs,
      version: eb('version', '+', 1),
      updated_at: NOW,
    }))
    .where('id', '=', id)
    .execute();
};

/** Gives one of a business's menus a picture; false when it has no such menu. Saves based on the version still hold. */
export const updateMenuImage = async (
  client: Queryable,
  id: string,
  businessId: string,
  imageId: string,
): Promise<boolean> => {
  const changed = await db(client)
    .updateTable('menus')
    .set({ image_id: imageId, updated_at: NOW })
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

/** Deletes one of a business's menus with all it consists of; false when it has no such menu. */
export const deleteMenu = async (client: Queryable, id: string, businessId: string): Promise<boolean> => {
  const deleted = await db(client)
    .deleteFrom('menus')
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
};
