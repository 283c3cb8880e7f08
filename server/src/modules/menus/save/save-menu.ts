import type { EuroRates, Language } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { wrongFields } from '../../../platform/http/field-errors.ts';
import { turnedOptions } from '../choices/option-groups.ts';
import { clearSoldOutOptions } from '../choices/option-groups-repository.ts';
import { wrongGroups } from '../choices/wrong-groups.ts';
import { insertMenu, type NewMenu } from '../menus-repository.ts';
import { readOfferedLek } from '../prices/offered-lek.ts';
import { refreshMenus } from '../refresh-menus-repository.ts';
import { updateMenu } from './edit-menu-repository.ts';
import { replaceContent, storeContent } from './menu-content-repository.ts';
import { isSameMenu, type MenuContent, type MenuDocument } from './menu-document.ts';
import { beyondMenu } from './menu-limits.ts';
import { refuseBeyondPlan } from './plan-limits.ts';

/** The menu that a document is stored as. */
export interface StoredAs extends NewMenu {
  isNew: boolean;
  /** They give the lek that filters compare by. */
  rates: EuroRates;
  /** What a change is known by where it is sent again; absent where that is not to be told. */
  savedAs?: Buffer | undefined;
}

/** Stores a menu as it should be, whatever the plan allows. */
export const storeMenu = async (
  client: Queryable,
  { isNew, rates, savedAs, ...menu }: StoredAs,
  after: MenuDocument,
): Promise<void> => {
  if (isNew) await insertMenu(client, menu, after);
  else await updateMenu(client, menu.id, after, savedAs ?? null);
  const lekOf = await readOfferedLek(client, { id: menu.id, groups: after.groups }, rates);
  if (isNew) await storeContent(client, menu.id, after, lekOf);
  else await replaceContent(client, menu.id, after, lekOf);
  await refreshMenus(client, [menu.id]);
};

/**
 * Refuses a menu that is more than a menu takes (product.md §91), or whose groups of choices cannot be chosen from (§400).
 * @throws {ApiFailure} `invalid_input`
 */
export const refuseWrongMenu = ({ sections, items, groups }: MenuContent, language: Language): void => {
  const wrong = [...beyondMenu({ sections: sections.length, items: items.length }), ...wrongGroups(groups)];
  if (wrong.length > 0) throw new ApiFailure('invalid_input', { errors: wrongFields(wrong, language) });
};

/** How much a menu grows what a plan counts; `before` is undefined for a new one. */
export const growthOf = (
  before: MenuContent | undefined,
  after: MenuContent,
): { menus: number; items: number } => ({
  menus: before ? 0 : 1,
  items: after.items.length - (before?.items.length ?? 0),
});

/**
 * Makes a menu what it should be: what is created, saved, imported and undone comes through here, inside a transaction that
 * holds its locks. Nothing is written where nothing changes (product.md §118).
 * @param before the menu as it is stored; undefined for a new one
 * @returns whether something changed
 * @throws {ApiFailure} `invalid_input` for more than a menu takes (§91), `plan_limit_reached` (§20)
 */
export const saveMenu = async (
  client: Queryable,
  { now, language, ...stored }: Omit<StoredAs, 'isNew'> & { now: Date; language: Language },
  before: MenuDocument | undefined,
  after: MenuDocument,
): Promise<boolean> => {
  if (before && isSameMenu(before, after)) return false;
  refuseWrongMenu(after, language);
  await refuseBeyondPlan(client, stored.businessId, growthOf(before, after), now);
  // As an item, an option is sold out no more once its menu says something else of it (product.md §61, §405).
  if (before) await clearSoldOutOptions(client, stored.id, turnedOptions(before.groups, after.groups));
  await storeMenu(client, { ...stored, isNew: !before }, after);
  return true;
};
