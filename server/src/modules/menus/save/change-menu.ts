import type { EuroRates, Language } from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { exchangeRates } from '../../exchange-rates/exchange-rates-service.ts';
import type { MenuRow } from '../menu-rows.ts';
import { lockMenus } from '../menus-repository.ts';
import { readMenu } from '../menus-service.ts';
import { applyDuePrices } from '../prices/due-prices.ts';
import { findMenu } from '../whole-menu-repository.ts';
import { findVersion, wasLastSave } from './edit-menu-repository.ts';
import { type MenuDocument, storedDocument } from './menu-document.ts';
import { saveMenu } from './save-menu.ts';

/** A business's menu, and the version a change of it is based on; without one it is taken as it is. */
export interface ChangedMenu {
  id: string;
  businessId: string;
  version: number | undefined;
  /** What the change is known by where it is sent again; absent where that is not to be told. */
  savedAs?: Buffer;
  language: Language;
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

/** A change that is not made yet. */
type WantedChange = Omit<ChangedMenu, 'language'>;

/**
 * Whether a version of a menu is what a change is based on; not where this very change has been made, and is sent again because its
 * answer was lost (product.md §19, §85).
 * @throws {ApiFailure} `version_conflict` with the menu as it is now
 */
const isBasedOn = async (
  client: Queryable,
  { id, businessId, version, savedAs, now }: WantedChange,
  current: number,
): Promise<boolean> => {
  if (version === undefined || version === current) return true;
  if (savedAs && (await wasLastSave(client, { id, version, savedAs }))) return false;
  throw new ApiFailure('version_conflict', { current: await readMenu(client, id, businessId, now) });
};

/**
 * Whether a change is still to be made, see `isBasedOn`; for who does something before it that takes long. Only the change itself
 * reads the menu, and makes sure of it.
 * @throws {ApiFailure} `menu_not_found`, `version_conflict` with the menu as it is now
 */
export const isToBeMade = async (client: Queryable, changed: WantedChange): Promise<boolean> => {
  const current = await findVersion(client, changed);
  if (current === undefined) throw new ApiFailure('menu_not_found');
  return isBasedOn(client, changed, current);
};

/** The stored menu where a change of it is still to be made; throws as `isToBeMade` does. */
const findUnchanged = async (client: Queryable, changed: WantedChange): Promise<MenuRow | undefined> => {
  const menu = await findOwnMenu(client, changed);
  return (await isBasedOn(client, changed, menu.version)) ? menu : undefined;
};

/** A menu before and after a change, and the version that the change made of it. */
export interface MadeChange {
  before: MenuDocument;
  after: MenuDocument;
  version: number;
}

/** Runs the transaction in which a menu is changed, once the prices of it that have come are stored (product.md §683). */
export const withMenuAsOfNow = async <T>(
  database: Database,
  { id, now }: Pick<ChangedMenu, 'id' | 'now'>,
  work: (client: Queryable) => Promise<T>,
): Promise<T> => {
  await applyDuePrices(database, id, now);
  return transaction(database, work);
};

/**
 * Changes a menu inside a transaction of `withMenuAsOfNow`, as one change that others wait for (product.md §46), and once
 * however often it is sent (§85).
 * @param work says what the menu should be then; `menu` is all that is stored of it, with what is no part of its document
 * @returns undefined where nothing changed
 * @throws {ApiFailure} as `isToBeMade` and `saveMenu` do, and `menu_taken_down` for what would publish it again (§566)
 */
export const changeMenu = async (
  client: Queryable,
  { version, ...changed }: ChangedMenu,
  work: (before: MenuDocument, rates: EuroRates, menu: MenuRow) => MenuDocument | Promise<MenuDocument>,
): Promise<MadeChange | undefined> => {
  await lockMenus(client, changed.businessId);
  const menu = await findUnchanged(client, { ...changed, version });
  if (!menu) return undefined;
  const { rates } = await exchangeRates(client);
  const before = storedDocument(menu);
  const after = await work(before, rates, menu);
  if (after.head.is_published && menu.taken_down_at) throw new ApiFailure('menu_taken_down');
  const isChanged = await saveMenu(client, { ...changed, rates }, before, after);
  return isChanged ? { before, after, version: menu.version + 1 } : undefined;
};
