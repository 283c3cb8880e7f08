import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { lockMenu, type MenuChange, updateMenu } from './edit-menu-repository.ts';
import type { MenuContent } from './menu-content.ts';
import { replaceContent } from './menu-content-repository.ts';
import type { MenuRow } from './menu-rows.ts';
import { findMenu, lockMenus, refreshMenus } from './menus-repository.ts';
import { readMenu } from './menus-service.ts';
import { refuseBeyondPlan } from './plan-limits.ts';

/** A business's menu, and the version a change of it is based on; without one it is taken as it is. */
export interface ChangedMenu {
  id: string;
  businessId: string;
  version: number | undefined;
  /** When it is changed: the plan of that moment counts. */
  now: Date;
}

/**
 * The stored menu, when it is the business's own and still what a change is based on.
 * @throws {ApiFailure} `menu_not_found`, `version_conflict` with the menu as it is now
 */
export const findChanged = async (
  client: Queryable,
  { id, businessId, version, now }: ChangedMenu,
): Promise<MenuRow> => {
  const menu = await findMenu(client, id, 'owner');
  if (menu?.business_id !== businessId) throw new ApiFailure('menu_not_found');
  if (version !== undefined && version !== menu.version)
    throw new ApiFailure('version_conflict', { current: await readMenu(client, id, businessId, now) });
  return menu;
};

/**
 * Changes a menu inside a transaction, as one change that others wait for (product.md §46). The plan's limits hold (§20).
 * @param work says what the menu consists of then, and what else of it changes
 * @returns the version it has then
 * @throws {ApiFailure} as `findChanged` does, and `plan_limit_reached`
 */
export const changeMenu = async (
  client: Queryable,
  changed: ChangedMenu,
  work: (menu: MenuRow) => Promise<{ content: MenuContent; head?: Partial<MenuChange> }>,
): Promise<number> => {
  const { id, businessId, now } = changed;
  await lockMenus(client, businessId);
  await lockMenu(client, id);
  const menu = await findChanged(client, changed);
  const { content, head } = await work(menu);
  const growth = { menus: 0, items: content.items.length - menu.items.length };
  await refuseBeyondPlan(client, businessId, growth, now);
  await updateMenu(client, id, { ...menu, image_id: menu.image?.id ?? null, ...head });
  await replaceContent(client, id, content);
  await refreshMenus(client, [id]);
  return menu.version + 1;
};
