import { currentPlace } from '../auth/auth-store.ts';
import type { ContentLanguage } from '../contract/codes/content-languages.ts';
import type { SoldOutSpan } from '../contract/codes/sold-out-spans.ts';
import { ApiError } from './api-error.ts';
import { type RequestInput, request } from './request.ts';
import type { OnProgress } from './upload-fetch.ts';

/** A menu as diners see it, with translations into `lang` where it is written in that language (product.md §427). */
export const getPublicMenu = (id: string, signal?: AbortSignal, lang?: ContentLanguage) =>
  request('GET /menus/{id}', { params: { id }, query: { lang } }, { access: 'public', signal });

/**
 * A menu for its owner, with drafts and hidden parts (product.md §14).
 * @throws {ApiError} 404 also for a menu of another place, although its published content is public
 */
export const getOwnMenu = async (id: string, signal?: AbortSignal) => {
  const menu = await request('GET /menus/{id}', { params: { id }, query: {} }, { access: 'owner', signal });
  if (menu.owner_id !== currentPlace()) throw new ApiError({ status: 404, code: 'menu_not_found' });
  return menu;
};

/** The signed-in business's menus. */
export const listMyMenus = (signal?: AbortSignal) =>
  request('GET /menus/my/', {}, { access: 'owner', signal });

/**
 * Creates and publishes a menu. Repeating an `idempotencyKey` is safe after a lost response. `onProgress`
 * reports the upload of pictures.
 */
export const createMenu = (
  body: RequestInput<'POST /menus/'>['body'],
  idempotencyKey: string,
  onProgress?: OnProgress,
) =>
  request(
    'POST /menus/',
    { body, headers: { 'idempotency-key': idempotencyKey } },
    { access: 'owner', onProgress },
  );

/**
 * Saves changes of a menu. `body.version` rejects a save that is based on an older state. Repeating the
 * same body after a lost response is safe.
 */
export const editMenu = (
  id: string,
  body: RequestInput<'PATCH /menus/{id}'>['body'],
  onProgress?: OnProgress,
) => request('PATCH /menus/{id}', { params: { id }, headers: {}, body }, { access: 'owner', onProgress });

/**
 * Sets how long an item is sold out. The menu's version changes only if the item was marked as unavailable
 * in the menu.
 */
export const setSoldOut = (id: string, itemId: string, span: SoldOutSpan) =>
  request(
    'PUT /menus/{id}/items/{itemId}/sold-out',
    { params: { id, itemId }, body: { span } },
    { access: 'owner' },
  );

/** The same for an option of a group of choices. */
export const setOptionSoldOut = (id: string, optionId: string, span: SoldOutSpan) =>
  request(
    'PUT /menus/{id}/options/{optionId}/sold-out',
    { params: { id, optionId }, body: { span } },
    { access: 'owner' },
  );

/** Deletes a menu. */
export const deleteMenu = (id: string) =>
  request('DELETE /menus/{id}', { params: { id } }, { access: 'owner' });

/** Replaces the picture of a menu. Returns the menu. */
export const uploadMenuImage = (id: string, file: Blob, onProgress?: OnProgress) =>
  request(
    'POST /menus/{id}/image/',
    { params: { id }, body: file },
    { access: 'owner', encoding: 'file', onProgress },
  );

/** Stores a picture of an item, which a save then names by its address (product.md §496). */
export const uploadPicture = (file: Blob, onProgress?: OnProgress) =>
  request('POST /menus/pictures/', { body: file }, { access: 'owner', encoding: 'file', onProgress });
