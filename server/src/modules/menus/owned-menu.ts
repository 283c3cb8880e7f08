import type { Image, Menu } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { presentPicture, type Uploader } from '../media/media-service.ts';
import type { MenusDeps } from './menus-deps.ts';
import { readMenu } from './menus-service.ts';
import { deleteMenu, updateMenuImage } from './save/edit-menu-repository.ts';
import { findMenu } from './whole-menu-repository.ts';

/** One of a business's menus. */
interface OwnMenu {
  id: string;
  businessId: string;
}

/**
 * Gives a menu another picture. The file is read only for who owns the menu.
 * @throws {ApiFailure} `menu_not_found`, and as `Media.keep` does
 */
export const replaceMenuImage = async (
  { database, media, clock }: MenusDeps,
  { id, businessId, userId }: OwnMenu & { userId: string },
  readFile: () => Promise<Buffer>,
): Promise<Menu> => {
  const menu = await findMenu(database, id, 'owner');
  if (menu?.business_id !== businessId) throw new ApiFailure('menu_not_found');
  const { id: imageId } = await media.keep(await readFile(), { businessId, userId });
  const isChanged = await updateMenuImage(database, id, businessId, imageId);
  if (!isChanged) throw new ApiFailure('menu_not_found');
  return readMenu(database, id, businessId, clock());
};

/**
 * Stores a picture that a save of a menu can name by its address (product.md §496); unused ones go again (§48).
 * @throws {ApiFailure} as `Media.keep` does
 */
export const storeItemPicture = async (
  { media }: Pick<MenusDeps, 'media'>,
  uploader: Uploader,
  readFile: () => Promise<Buffer>,
): Promise<{ image_url: string; image: Image }> =>
  presentPicture(await media.keep(await readFile(), uploader));

/**
 * Deletes a menu; orders keep their lines (product.md §22).
 * @throws {ApiFailure} `menu_not_found`
 */
export const removeMenu = async (database: Database, { id, businessId }: OwnMenu): Promise<void> => {
  if (!(await deleteMenu(database, id, businessId))) throw new ApiFailure('menu_not_found');
};
