import { LIMITS } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { MenuContent } from './menu-content.ts';

/** How long it can be undone. */
const KEPT = `interval '${LIMITS.undoHours} hours'`;

/** Keeps what a menu consisted of before an import, in place of an earlier one; forgets what can no longer be undone. */
export const keepReplaced = async (
  client: Queryable,
  menuId: string,
  { content, version }: { content: MenuContent; version: number },
): Promise<void> => {
  await client.query(`DELETE FROM menu_imports WHERE replaced_at <= now() - ${KEPT}`);
  await client.query(
    `INSERT INTO menu_imports (menu_id, version, content) VALUES ($1, $2, $3)
     ON CONFLICT (menu_id) DO UPDATE SET (version, content, replaced_at) = (excluded.version, excluded.content, now())`,
    [menuId, version, JSON.stringify(content)],
  );
};

/**
 * What the last import of a business's menu replaced, and the version it made. It may have been kept by the version of
 * the server before this one: a field that items have had only since then is missing in it, and is to be given a value
 * here before it is stored in a column that demands one.
 */
export const findReplaced = async (
  client: Queryable,
  menuId: string,
  businessId: string,
): Promise<{ version: number; content: MenuContent } | undefined> => {
  const { rows } = await client.query<{ version: number; content: MenuContent }>(
    `SELECT r.version, r.content FROM menu_imports r JOIN menus m ON m.id = r.menu_id
     WHERE r.menu_id = $1 AND m.business_id = $2 AND r.replaced_at > now() - ${KEPT}`,
    [menuId, businessId],
  );
  return rows[0];
};

/** Forgets what an import replaced. */
export const forgetReplaced = async (client: Queryable, menuId: string): Promise<void> => {
  await client.query('DELETE FROM menu_imports WHERE menu_id = $1', [menuId]);
};
