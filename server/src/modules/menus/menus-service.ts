import type {
  ContentLanguage,
  CreateMenuRequest,
  EuroRates,
  Menu,
  MenuCard,
  OptionGroup,
} from '@tavolina/shared-api/contract';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { placeOpeningOf } from '../availability/availability-service.ts';
import { acceptsOrders } from '../subscriptions/subscriptions-service.ts';
import { presentGroups } from './choices/option-groups.ts';
import { listGroups } from './choices/option-groups-repository.ts';
import { OWNER } from './languages/shown-translations.ts';
import { presentMenu, presentMenuCard } from './menu-presenter.ts';
import { findMenuIds, listMenusOf, MENU_CARD, MENU_IMAGE, type NewMenu } from './menus-repository.ts';
import { refreshMenus } from './refresh-menus-repository.ts';
import { createdDocument } from './save/created-document.ts';
import { storeMenu } from './save/save-menu.ts';
import { findMenu } from './whole-menu-repository.ts';

export { offeredTranslations } from './languages/offered-translations.ts';
export {
  ITEM_TRANSLATIONS,
  MENU_TRANSLATIONS,
  SECTION_TRANSLATIONS,
} from './languages/translations-repository.ts';
export { noteNewItems, POPULAR_OF_MENU, POPULAR_OF_PLACE } from './marked-items-repository.ts';
export type { MenuCardRow } from './menu-rows.ts';
export { pictureOfDish } from './pictures/item-pictures-repository.ts';
export { deriveLek } from './prices/derive-lek.ts';
export { applyDuePricesOf } from './prices/due-prices.ts';
export { planUsageOf } from './save/plan-limits.ts';
export {
  giveBackStock,
  refuseShortage,
  takeStock,
  takeStockAgain,
  type WantedStock,
} from './stock/taken-stock.ts';
export { ITEMS, VISIBLE_COUNTS, VISIBLE_ITEMS } from './visible-items-repository.ts';
export { MENU_CARD, MENU_IMAGE, presentMenuCard };

/**
 * A menu: all of it for its owner, what diners may see for everybody else (product.md §14, §15).
 * @param now whether it takes orders then
 * @param translations those that a diner gets: into one language, or all
 * @throws {ApiFailure} `menu_not_found`
 */
export const readMenu = async (
  database: Queryable,
  id: string,
  businessId: string | undefined,
  now: Date,
  translations?: ContentLanguage | 'all',
): Promise<Menu> => {
  const row = await findMenu(database, id, businessId === undefined ? 'public' : 'owner');
  const visible =
    businessId === undefined || row?.business_id === businessId
      ? row
      : await findMenu(database, id, 'public');
  if (!visible) throw new ApiFailure('menu_not_found');
  const place = [database, visible.business_id, now] as const;
  return presentMenu(visible, {
    acceptsOrders: await acceptsOrders(...place),
    opening: await placeOpeningOf(...place),
    ...(visible.business_id === businessId ? OWNER : { isOwner: false, translations }),
  });
};

/** Groups of choices of menus as diners see them, with all translations, by the ids of the menus. */
export const groupsOfMenus = async (
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OptionGroup[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await listGroups(database, ids);
  return new Map(
    rows.map(({ id, groups, ...states }) => [
      id,
      presentGroups(groups, states, { isOwner: false, translations: 'all' }),
    ]),
  );
};

/** The signed-in business's menus. */
export const listMyMenus = async (database: Database, businessId: string): Promise<MenuCard[]> =>
  (await listMenusOf(database, businessId)).map((row) => presentMenuCard(row));

/**
 * The menus of a person by their id, which must be the signed-in one's: those of the business they work for.
 * @throws {ApiFailure} `not_found`
 */
export const listMenusOfUser = async (
  database: Database,
  id: string,
  { userId, businessId }: { userId: string; businessId: string },
): Promise<MenuCard[]> => {
  if (id.toLowerCase() !== userId) throw new ApiFailure('not_found');
  return listMyMenus(database, businessId);
};

/** A menu to be added. */
export interface AddedMenu extends Omit<NewMenu, 'creation'> {
  request: CreateMenuRequest;
  isPublished: boolean;
  /** They give the lek that filters compare by. */
  rates: EuroRates;
}

/**
 * Stores a menu without pictures, whatever the plan allows.
 * @returns the ids of its items: those of its sections in their order, then those outside them
 */
export const addMenu = async (
  client: Queryable,
  { request, isPublished, ...menu }: AddedMenu,
): Promise<string[]> => {
  const document = createdDocument(request, isPublished, new Map());
  await storeMenu(client, { ...menu, isNew: true }, document);
  return document.items.map(({ id }) => id);
};

/** Brings what is searched of a business's menus up to date after its name or city changed. */
export const refreshMenusOf = async (client: Queryable, businessId: string): Promise<void> => {
  await refreshMenus(client, await findMenuIds(client, businessId));
};
