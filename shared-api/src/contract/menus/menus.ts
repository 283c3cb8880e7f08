import { z } from 'zod';
import { defineCall } from '../call.ts';
import { soldOutSpan } from '../enums.ts';
import { id } from '../fields.ts';
import { image } from '../image.ts';
import { LIMITS } from '../limits.ts';
import { createMenuRequest, editMenuRequest } from './menu-requests.ts';
import { item, menu, menuCard } from './menu-schemas.ts';
import { option } from './option-groups.ts';
import { contentLanguage } from './translation-schemas.ts';

const menuParams = z.object({ id });

/**
 * Menus: owners list, create, edit and delete theirs; everybody reads published ones (product.md §14, §18,
 * §46).
 */
export const menuCalls = {
  mine: defineCall({
    method: 'GET',
    path: '/menus/my/',
    summary: "The business's own menus, drafts included",
    access: 'bearer',
    success: { status: 200, schema: z.array(menuCard) },
    errors: ['unauthorized'],
  }),
  ofUser: defineCall({
    method: 'GET',
    path: '/menus/user/{userId}',
    summary: 'Menus of one owner',
    access: 'bearer',
    params: z.object({ userId: id }),
    success: { status: 200, schema: z.array(menuCard) },
    errors: ['unauthorized', 'not_found'],
  }),
  create: defineCall({
    method: 'POST',
    path: '/menus/',
    summary: 'Creates and publishes a menu',
    access: 'bearer',
    changesCatalogue: true,
    headers: z.object({ 'idempotency-key': z.string().min(1).max(LIMITS.idempotencyKey).optional() }),
    body: createMenuRequest,
    success: { status: 201, schema: menu },
    errors: [
      'unauthorized',
      'plan_limit_reached',
      'idempotency_conflict',
      'upload_invalid',
      'upload_too_large',
      'upload_pixels',
    ],
  }),
  read: defineCall({
    method: 'GET',
    path: '/menus/{id}',
    summary: 'One menu; hidden parts and drafts only for its owner',
    access: 'optional-bearer',
    params: menuParams,
    /** Translations into which a diner asks for; none without it. */
    query: z.object({ lang: contentLanguage.optional() }),
    success: { status: 200, schema: menu },
    // Only for what is neither a session's token nor missing: a till's key, or the token of a look, that is void.
    errors: ['unauthorized', 'menu_not_found'],
  }),
  edit: defineCall({
    method: 'PATCH',
    path: '/menus/{id}',
    summary: 'Saves a menu; `If-Match` or `version` refuses a stale save',
    access: 'bearer',
    changesCatalogue: true,
    params: menuParams,
    headers: z.object({ 'if-match': z.string().max(64).optional() }),
    body: editMenuRequest,
    success: { status: 200, schema: menu },
    errors: [
      'unauthorized',
      'menu_not_found',
      'menu_taken_down',
      'version_conflict',
      'plan_limit_reached',
      'upload_invalid',
      'upload_too_large',
      'upload_pixels',
    ],
  }),
  setSoldOut: defineCall({
    method: 'PUT',
    path: '/menus/{id}/items/{itemId}/sold-out',
    summary: 'Says how long an item is sold out, without a save of its menu',
    access: 'bearer',
    changesCatalogue: true,
    params: z.object({ id, itemId: id }),
    body: z.object({ span: soldOutSpan }),
    success: { status: 200, schema: z.object({ item, version: z.int() }) },
    errors: ['unauthorized', 'menu_not_found', 'item_not_found'],
  }),
  setOptionSoldOut: defineCall({
    method: 'PUT',
    path: '/menus/{id}/options/{optionId}/sold-out',
    summary: 'Says how long an option is sold out, without a save of its menu',
    access: 'bearer',
    changesCatalogue: true,
    params: z.object({ id, optionId: id }),
    body: z.object({ span: soldOutSpan }),
    success: { status: 200, schema: z.object({ option, version: z.int() }) },
    errors: ['unauthorized', 'menu_not_found', 'item_not_found'],
  }),
  uploadImage: defineCall({
    method: 'POST',
    path: '/menus/{id}/image/',
    summary: 'Replaces the picture of a menu',
    access: 'bearer',
    changesCatalogue: true,
    params: menuParams,
    bodyEncoding: 'multipart',
    success: { status: 200, schema: menu },
    errors: ['unauthorized', 'menu_not_found', 'upload_invalid', 'upload_too_large', 'upload_pixels'],
  }),
  uploadPicture: defineCall({
    method: 'POST',
    path: '/menus/pictures/',
    summary: 'Stores a picture for an item; a save then names its address',
    access: 'bearer',
    bodyEncoding: 'multipart',
    success: { status: 201, schema: z.object({ image_url: z.string(), image }) },
    errors: ['unauthorized', 'upload_invalid', 'upload_too_large', 'upload_pixels'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/menus/{id}',
    summary: 'Deletes a menu; orders keep their lines',
    access: 'bearer',
    changesCatalogue: true,
    params: menuParams,
    success: { status: 204 },
    errors: ['unauthorized', 'menu_not_found'],
  }),
};
