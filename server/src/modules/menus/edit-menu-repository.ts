import type { Queryable } from '../../platform/database/database.ts';
import type { MenuHeadRow } from './menu-rows.ts';

/**
 * Makes everybody who changes a menu, or orders from it, wait for this transaction. Whoever writes sections, items or
 * prices of a menu holds this first.
 */
export const lockMenu = async (client: Queryable, id: string): Promise<void> => {
  await client.query('SELECT 1 FROM menus WHERE id = $1 FOR UPDATE', [id]);
};

/** What an edit may change of a menu itself. */
export type MenuChange = Pick<
  MenuHeadRow,
  'title' | 'description' | 'cuisine_type' | 'category' | 'price_range' | 'default_currency' | 'is_published'
> & { image_id: string | null; saved_as: Buffer | null };

/** Whether the last change of a menu was this one, made to the version before. */
export const wasLastSave = async (
  client: Queryable,
  { id, version, savedAs }: { id: string; version: number; savedAs: Buffer },
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'SELECT 1 FROM menus WHERE id = $1 AND version = $2 + 1 AND saved_as = $3',
    [id, version, savedAs],
  );
  return rowCount === 1;
};

/** Changes a menu and counts its version up. */
export const updateMenu = async (client: Queryable, id: string, change: MenuChange): Promise<void> => {
  await client.query(
    `UPDATE menus SET title = $2, description = $3, cuisine_type = $4, category = $5, price_range = $6, default_currency = $7,
       is_published = $8, image_id = $9, saved_as = $10, version = version + 1, updated_at = now()
     WHERE id = $1`,
    [
      id,
      change.title,
      change.description,
      change.cuisine_type,
      change.category,
      change.price_range,
      change.default_currency,
      change.is_published,
      change.image_id,
      change.saved_as,
    ],
  );
};

/** Gives one of a business's menus a picture; false when it has no such menu. Saves based on the version still hold. */
export const updateMenuImage = async (
  client: Queryable,
  id: string,
  businessId: string,
  imageId: string,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'UPDATE menus SET image_id = $3, updated_at = now() WHERE id = $1 AND business_id = $2',
    [id, businessId, imageId],
  );
  return rowCount === 1;
};

/** Deletes one of a business's menus with all it consists of; false when it has no such menu. */
export const deleteMenu = async (client: Queryable, id: string, businessId: string): Promise<boolean> => {
  const { rowCount } = await client.query('DELETE FROM menus WHERE id = $1 AND business_id = $2', [
    id,
    businessId,
  ]);
  return rowCount === 1;
};
