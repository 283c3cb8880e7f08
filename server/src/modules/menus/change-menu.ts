import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { lockMenu, type MenuChange, updateMenu, wasLastSave } from './edit-menu-repository.ts';
import type { MenuContent } from './menu-content.ts';
import { replaceContent } from './menu-content-repository.ts';
import type { MenuRow } from './menu-rows.ts';
import { lockMenus } from './menus-repository.ts';
import { readMenu } from './menus-service.ts';
import { refuseBeyondPlan } from './plan-limits.ts';
import { refreshMenus } from './refresh-menus-repository.ts';
import { findMenu } from './whole-menu-repository.ts';

/** What a change may make of the menu itself. */
export type MenuHeadChange = Omit<MenuChange, 'saved_as'>;

/** A business's menu, and the version a change of it is based on; without one it is taken as it is. */
export interface ChangedMenu {
  id: string;
  businessId: string;
  version: number | undefined;
  /** What the change is known by where it is sent again; absent where that is not to be told. */
  savedAs?: Buffer;
  /** When it is changed: the plan of that moment counts. */
  now: Date;
}

/**
 * A business's own menu.
 * @throws {ApiFailure} `menu_not_found`
 */
export const findOwnMenu = async (
  client: Queryable,
  { id, businessId }: Pick<ChangedMenu, 'id' | 'businessId'>,
): Promise<MenuRow> => {
  const menu = await findMenu(client, id, 'owner');
  if (menu?.business_id !== businessId) throw new ApiFailure('menu_not_found');
  return menu;
};

/**
 * The stored menu where it is still what a change is based on; nothing where this very change has been made, and is sent
 * again because its answer was lost (product.md §19, §85).
 * @throws {ApiFailure} `menu_not_found`, `version_conflict` with the menu as it is now
 */
export const findUnchanged = async (
  client: Queryable,
  changed: ChangedMenu,
): Promise<MenuRow | undefined> => {
  const { id, businessId, version, savedAs, now } = changed;
  const menu = await findOwnMenu(client, changed);
  if (version === undefined || version === menu.version) return menu;
  if (savedAs && (await wasLastSave(client, { id, version, savedAs }))) return undefined;
  throw new ApiFailure('version_conflict', { current: await readMenu(client, id, businessId, now) });
};

/**
 * Changes a menu inside a transaction, as one change that others wait for (product.md §46), and once however often it is
 * sent (§85). The plan's limits hold (§20).
 * @param work says what the menu consists of then, and what else of it changes; nothing where it stays as it is, which is no
 *   new version (§118)
 * @throws {ApiFailure} as `findUnchanged` does, and `plan_limit_reached`
 */
export const changeMenu = async (
  client: Queryable,
  changed: ChangedMenu,
  work: (menu: MenuRow) => Promise<{ content: MenuContent; head?: MenuHeadChange } | undefined>,
): Promise<void> => {
  const { id, businessId, now, savedAs = null } = changed;
  await lockMenus(client, businessId);
  await lockMenu(client, id);
  const menu = await findUnchanged(client, changed);
  if (!menu) return;
  const after = await work(menu);
  if (!after) return;
  const { content, head } = after;
  const growth = { menus: 0, items: content.items.length - menu.items.length };
  await refuseBeyondPlan(client, businessId, growth, now);
  await updateMenu(client, id, { ...menu, image_id: menu.image?.id ?? null, ...head, saved_as: savedAs });
  await replaceContent(client, id, content);
  await refreshMenus(client, [id]);
};
