import type { EditMenuRequest, Language, Menu } from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { wrongFields } from '../../platform/http/field-errors.ts';
import { exchangeRates } from '../businesses/businesses-service.ts';
import type { Media } from '../media/media-service.ts';
import { editContent } from './edit-content.ts';
import { findOwnPictures, lockMenu, updateMenu } from './edit-menu-repository.ts';
import type { MenuContent } from './menu-content.ts';
import { replaceContent } from './menu-content-repository.ts';
import { keepPictures } from './menu-pictures.ts';
import type { MenuRow } from './menu-rows.ts';
import { findMenu, lockMenus, refreshMenus } from './menus-repository.ts';
import { readMenu } from './menus-service.ts';
import { refuseBeyondPlan } from './plan-limits.ts';

/** An edit, and who makes it. */
export interface MenuEdit {
  id: string;
  businessId: string;
  request: EditMenuRequest;
  /** The version it is based on; left out, it is taken as it is. */
  version: number | undefined;
  language: Language;
}

/** The stored menu, when it is the business's own and still what the edit is based on. */
const findEdited = async (
  client: Queryable,
  { id, businessId, version }: Pick<MenuEdit, 'id' | 'businessId' | 'version'>,
): Promise<MenuRow> => {
  const menu = await findMenu(client, id, 'owner');
  if (menu?.business_id !== businessId) throw new ApiFailure('menu_not_found');
  if (version !== undefined && version !== menu.version)
    throw new ApiFailure('version_conflict', { current: await readMenu(client, id, businessId) });
  return menu;
};

const contentOf = ({ sections, items }: MenuRow): MenuContent => ({
  sections: sections.map((section, position) => ({ ...section, position })),
  items: items.map(({ image, ...item }, position) => ({
    ...item,
    image_id: image?.id ?? null,
    lek_minor: 0,
    position,
  })),
});

const pictureKeys = ({ sections = [], items = [] }: EditMenuRequest): string[] =>
  [...sections.flatMap((section) => section.items ?? []), ...items].flatMap(
    ({ item_image_key }) => item_image_key ?? [],
  );

const imageAfter = (
  menu: MenuRow,
  { image_base64, remove_image }: EditMenuRequest,
  pictures: ReadonlyMap<string, string>,
): string | null => pictures.get(image_base64 ?? '') ?? (remove_image ? null : (menu.image?.id ?? null));

/**
 * Saves a menu as one change: all of it or nothing (product.md §46). No number changes its currency (§47).
 * @throws {ApiFailure} `menu_not_found`, `version_conflict` with the menu as it is now, `plan_limit_reached`,
 * `invalid_input` for parts of another menu, `upload_invalid`, `upload_too_large`
 */
export const editMenu = async (
  { database, media }: { database: Database; media: Media },
  edit: MenuEdit,
): Promise<Menu> => {
  const { id, businessId, request, language } = edit;
  await findEdited(database, edit);
  const { rates } = await exchangeRates(database);
  const pictures = await keepPictures((file) => media.keep(file, businessId), request, language);
  await transaction(database, async (client) => {
    await lockMenus(client, businessId);
    await lockMenu(client, id);
    const menu = await findEdited(client, edit);
    const currency = request.default_currency ?? menu.default_currency;
    const ownPictures = await findOwnPictures(client, businessId, pictureKeys(request));
    const { content, wrong } = editContent(
      request,
      { id, ...contentOf(menu) },
      { rates, currency, pictures, ownPictures },
    );
    if (wrong.length > 0) throw new ApiFailure('invalid_input', { errors: wrongFields(wrong, language) });
    await refuseBeyondPlan(client, businessId, {
      menus: 0,
      items: content.items.length - menu.items.length,
    });
    await updateMenu(client, id, {
      title: request.title ?? menu.title,
      description: request.description === undefined ? menu.description : (request.description ?? ''),
      cuisine_type: request.cuisine_type === undefined ? menu.cuisine_type : request.cuisine_type,
      category: request.category === undefined ? menu.category : request.category,
      price_range: request.price_range === undefined ? menu.price_range : request.price_range,
      default_currency: currency,
      is_published: request.is_published ? request.is_published === 'published' : menu.is_published,
      image_id: imageAfter(menu, request, pictures),
    });
    await replaceContent(client, id, content);
    await refreshMenus(client, [id]);
  });
  return readMenu(database, id, businessId);
};
