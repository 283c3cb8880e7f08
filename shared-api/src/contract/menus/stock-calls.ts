import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../fields.ts';
import { item } from './menu-schemas.ts';
import { option } from './option-groups.ts';
import { countedThing, stockRequest } from './stock.ts';

const SETTING_ERRORS = ['unauthorized', 'menu_not_found', 'item_not_found', 'version_conflict'] as const;

/** How many of things are left. None of these saves a menu (product.md §439). */
export const stockCalls = {
  mine: defineCall({
    method: 'GET',
    path: '/menus/my/stock',
    summary: 'What is counted in the menus of the business, and how many are left',
    access: 'bearer',
    success: { status: 200, schema: z.array(countedThing) },
    errors: ['unauthorized'],
  }),
  setItem: defineCall({
    method: 'PUT',
    path: '/menus/{id}/items/{itemId}/stock',
    summary: 'Says how many of an item are left, without a save of its menu',
    access: 'bearer',
    changesCatalogue: true,
    params: z.object({ id, itemId: id }),
    body: stockRequest,
    success: { status: 200, schema: z.object({ item, version: z.int() }) },
    errors: SETTING_ERRORS,
  }),
  setOption: defineCall({
    method: 'PUT',
    path: '/menus/{id}/options/{optionId}/stock',
    summary: 'Says how many of an option are left, without a save of its menu',
    access: 'bearer',
    changesCatalogue: true,
    params: z.object({ id, optionId: id }),
    body: stockRequest,
    success: { status: 200, schema: z.object({ option, version: z.int() }) },
    errors: SETTING_ERRORS,
  }),
};
