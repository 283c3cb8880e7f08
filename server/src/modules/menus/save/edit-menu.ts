import type { EditMenuRequest, Menu } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { wrongFields } from '../../../platform/http/field-errors.ts';
import { fingerprintOf } from '../../../platform/http/fingerprint.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { noteNewItems } from '../marked-items-repository.ts';
import type { MenusDeps } from '../menus-deps.ts';
import { readMenu } from '../menus-service.ts';
import { keepPictures } from '../pictures/menu-pictures.ts';
import { tellSavedStock } from '../stock/told-stock.ts';
import { type ChangedMenu, changeMenu, isToBeMade, withMenuAsOfNow } from './change-menu.ts';
import { editedDocument } from './edited-document.ts';
import { addedItems } from './menu-document.ts';

/** An edit, and who makes it. */
export interface MenuEdit extends Omit<ChangedMenu, 'savedAs'> {
  /** Who saves it. */
  userId: string;
  request: EditMenuRequest;
}

/**
 * Saves a menu as one change: all of it or nothing (product.md §46). No number changes its currency (§47). The last save
 * sent again is answered with the menu (§85). What changes nothing is no new version (§118).
 * @throws {ApiFailure} `menu_not_found`, `version_conflict` with the menu as it is now, `plan_limit_reached`,
 *   `invalid_input` for parts of another menu, and as `keepPictures` does
 */
export const editMenu = async (
  { database, media, jobs }: Omit<MenusDeps, 'clock'> & { jobs: Jobs },
  { userId, request, ...changed }: MenuEdit,
): Promise<Menu> => {
  const { id, businessId, language, now } = changed;
  const edit = { ...changed, savedAs: fingerprintOf(request) };
  if (!(await isToBeMade(database, edit))) return readMenu(database, id, businessId, now);
  const pictures = await keepPictures(media, { businessId, userId }, request, { language });
  await withMenuAsOfNow(database, edit, async (client) => {
    const made = await changeMenu(client, edit, (before) => {
      const { document, wrong } = editedDocument(request, { id, ...before }, pictures);
      if (wrong.length > 0) throw new ApiFailure('invalid_input', { errors: wrongFields(wrong, language) });
      return document;
    });
    if (!made) return;
    await noteNewItems(client, id, addedItems(made));
    await tellSavedStock(client, jobs, { businessId, menuId: id }, made);
  });
  return readMenu(database, id, businessId, now);
};
