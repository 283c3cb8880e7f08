import type { EditMenuRequest, Language, Menu } from '@tavolina/shared-api/contract';
import { transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { wrongFields } from '../../platform/http/field-errors.ts';
import { fingerprintOf } from '../../platform/http/fingerprint.ts';
import { exchangeRates } from '../exchange-rates/exchange-rates-service.ts';
import { type ChangedMenu, changeMenu, findUnchanged, type MenuHeadChange } from './change-menu.ts';
import { editContent } from './edit-content.ts';
import { contentOf } from './menu-content.ts';
import { keepPictures } from './menu-pictures.ts';
import type { MenuRow } from './menu-rows.ts';
import type { MenusDeps } from './menus-deps.ts';
import { readMenu } from './menus-service.ts';
import { isSameMenu } from './same-menu.ts';

/** An edit, and who makes it. */
export interface MenuEdit extends Omit<ChangedMenu, 'savedAs'> {
  /** Who saves it. */
  userId: string;
  request: EditMenuRequest;
  language: Language;
}

const imageAfter = (
  menu: MenuRow,
  { image_base64, remove_image }: EditMenuRequest,
  pictures: ReadonlyMap<string, string>,
): string | null => pictures.get(image_base64 ?? '') ?? (remove_image ? null : (menu.image?.id ?? null));

const headAfter = (
  menu: MenuRow,
  request: EditMenuRequest,
  pictures: ReadonlyMap<string, string>,
): MenuHeadChange => ({
  title: request.title ?? menu.title,
  description: request.description === undefined ? menu.description : (request.description ?? ''),
  cuisine_type: request.cuisine_type === undefined ? menu.cuisine_type : request.cuisine_type,
  category: request.category === undefined ? menu.category : request.category,
  price_range: request.price_range === undefined ? menu.price_range : request.price_range,
  default_currency: request.default_currency ?? menu.default_currency,
  is_published: request.is_published ? request.is_published === 'published' : menu.is_published,
  image_id: imageAfter(menu, request, pictures),
});

/**
 * Saves a menu as one change: all of it or nothing (product.md §46). No number changes its currency (§47). The last save
 * sent again is answered with the menu (§85). What changes nothing is no new version (§118).
 * @throws {ApiFailure} `menu_not_found`, `version_conflict` with the menu as it is now, `plan_limit_reached`,
 *   `invalid_input` for parts of another menu, and as `keepPictures` does
 */
export const editMenu = async (
  { database, media }: Omit<MenusDeps, 'clock'>,
  { userId, request, language, ...changed }: MenuEdit,
): Promise<Menu> => {
  const { id, businessId, now } = changed;
  const edit = { ...changed, savedAs: fingerprintOf(request) };
  if (!(await findUnchanged(database, edit))) return readMenu(database, id, businessId, now);
  const { rates } = await exchangeRates(database);
  const pictures = await keepPictures(media, { businessId, userId }, request, language);
  await transaction(database, (client) =>
    changeMenu(client, edit, async (menu) => {
      const currency = request.default_currency ?? menu.default_currency;
      const before = contentOf(menu, rates);
      const { content, wrong } = editContent(request, { id, ...before }, { rates, currency, pictures });
      if (wrong.length > 0) throw new ApiFailure('invalid_input', { errors: wrongFields(wrong, language) });
      const head = headAfter(menu, request, pictures);
      const unchanged = { head: { ...menu, image_id: menu.image?.id ?? null }, content: before };
      return isSameMenu(unchanged, { head, content }) ? undefined : { content, head };
    }),
  );
  return readMenu(database, id, businessId, now);
};
