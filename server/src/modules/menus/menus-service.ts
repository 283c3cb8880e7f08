import { randomUUID } from 'node:crypto';
import type { CreateMenuRequest, EuroRates, Menu, MenuCard } from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { exchangeRates, PLAN_LIMITS, tierOf } from '../businesses/businesses-service.ts';
import { menuContent } from './menu-content.ts';
import { presentMenu, presentMenuCard } from './menu-presenter.ts';
import {
  findMenu,
  findMenuIds,
  insertContent,
  insertMenu,
  listMenusOf,
  lockMenuCounts,
  MENU_CARD_COLUMNS,
  type NewMenu,
  refreshMenus,
} from './menus-repository.ts';

export type { MenuCardRow } from './menu-rows.ts';
export { MENU_CARD_COLUMNS, presentMenuCard };

/**
 * A menu: all of it for its owner, what diners may see for everybody else (product.md §14, §15).
 * @throws {ApiFailure} `menu_not_found`
 */
export const readMenu = async (
  database: Queryable,
  id: string,
  ownerId: string | undefined,
): Promise<Menu> => {
  const row = await findMenu(database, id, ownerId === undefined ? 'public' : 'owner');
  const visible =
    ownerId === undefined || row?.business_id === ownerId ? row : await findMenu(database, id, 'public');
  if (!visible) throw new ApiFailure('menu_not_found');
  const tier = await tierOf(database, visible.business_id);
  return presentMenu(visible, tier !== 'basic');
};

/** The signed-in business's menus. */
export const listMyMenus = async (database: Database, businessId: string): Promise<MenuCard[]> =>
  (await listMenusOf(database, businessId)).map((row) => presentMenuCard(row));

const hasImage = (request: CreateMenuRequest): boolean =>
  [request, ...request.items, ...request.sections.flatMap((section) => section.items)].some(
    ({ image_base64 }) => image_base64 !== undefined && image_base64 !== null && image_base64 !== '',
  );

const refuseAbove = (of: 'menus' | 'items', limit: number | null, count: number): void => {
  if (limit !== null && count > limit)
    throw new ApiFailure('plan_limit_reached', { limit: { of, count: limit } });
};

const countItems = ({ sections, items }: CreateMenuRequest): number =>
  sections.reduce((sum, section) => sum + section.items.length, items.length);

/** Stores a menu with its content, whatever the plan allows; `rates` give the lek that filters compare by. */
export const addMenu = async (client: Queryable, menu: NewMenu & { rates: EuroRates }): Promise<void> => {
  await insertMenu(client, menu);
  await insertContent(client, menu.id, menuContent(menu.request, menu.rates));
  await refreshMenus(client, [menu.id]);
};

/**
 * Creates and publishes a menu (product.md §18). The plan's limits hold for parallel requests too (§20).
 * @throws {ApiFailure} `plan_limit_reached`, or `upload_invalid` while pictures cannot be stored
 */
export const createMenu = async (
  database: Database,
  businessId: string,
  request: CreateMenuRequest,
): Promise<Menu> => {
  if (hasImage(request)) throw new ApiFailure('upload_invalid');
  const { rates } = await exchangeRates(database);
  const limits = PLAN_LIMITS[await tierOf(database, businessId)];
  const id = randomUUID();
  await transaction(database, async (client) => {
    const counts = await lockMenuCounts(client, businessId);
    refuseAbove('menus', limits.menus, counts.menus + 1);
    refuseAbove('items', limits.items, counts.items + countItems(request));
    await addMenu(client, { id, businessId, request, rates, isPublished: true });
  });
  return readMenu(database, id, businessId);
};

/** Brings what is searched of a business's menus up to date after its name or city changed. */
export const refreshMenusOf = async (client: Queryable, ownerId: string): Promise<void> => {
  await refreshMenus(client, await findMenuIds(client, ownerId));
};
