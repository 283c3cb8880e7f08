import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, timestamp } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { menu } from './menu-schemas.ts';
import { importPreview, newMenuPreview } from './table-previews.ts';

const csv = z.string().max(LIMITS.menuTable);
const params = z.object({ id });

/**
 * Menus as files: all as JSON, one as CSV; importing a CSV and undoing it (product.md §75), or making a new
 * menu from it (§166).
 */
export const menuFileCalls = {
  exportAll: defineCall({
    method: 'GET',
    path: '/menus/export',
    summary: "All of the business's menus with all they consist of",
    access: 'bearer',
    success: { status: 200, schema: z.object({ exported_at: timestamp, menus: z.array(menu) }) },
    errors: ['unauthorized'],
  }),
  exportCsv: defineCall({
    method: 'GET',
    path: '/menus/{id}/csv',
    summary: "A menu's items as a table",
    access: 'bearer',
    params,
    success: { status: 200, schema: z.string(), text: 'text/csv' },
    errors: ['unauthorized', 'menu_not_found'],
  }),
  exportChoices: defineCall({
    method: 'GET',
    path: '/menus/{id}/choices/csv',
    summary: "A menu's groups of choices as a table, a row for each option",
    access: 'bearer',
    params,
    success: { status: 200, schema: z.string(), text: 'text/csv' },
    errors: ['unauthorized', 'menu_not_found'],
  }),
  previewNewMenu: defineCall({
    method: 'POST',
    path: '/menus/csv/preview',
    summary: 'Says what a new menu made of a table would consist of, and stores nothing',
    access: 'bearer',
    body: z.object({ csv }),
    success: { status: 200, schema: newMenuPreview },
    errors: ['unauthorized'],
  }),
  previewImport: defineCall({
    method: 'POST',
    path: '/menus/{id}/csv/preview',
    summary: 'Says what a table would change, and changes nothing',
    access: 'bearer',
    params,
    body: z.object({ csv }),
    success: { status: 200, schema: importPreview },
    errors: ['unauthorized', 'menu_not_found'],
  }),
  importCsv: defineCall({
    method: 'PUT',
    path: '/menus/{id}/csv',
    summary: "Makes a table the menu's items, or its choices; `version` refuses a stale one",
    access: 'bearer',
    changesCatalogue: true,
    params,
    body: z.object({
      csv,
      version: z.int().optional(),
      /** As the preview has it: where counts are others by now, nothing is changed (product.md §508). */
      stock_seen: z.string().max(64).optional(),
    }),
    success: { status: 200, schema: menu },
    errors: ['unauthorized', 'menu_not_found', 'version_conflict', 'plan_limit_reached'],
  }),
  lastImport: defineCall({
    method: 'GET',
    path: '/menus/{id}/csv/undo',
    summary: 'Whether there is an import to undo',
    access: 'bearer',
    params,
    success: { status: 200, schema: z.object({ can_undo: z.boolean() }) },
    errors: ['unauthorized', 'menu_not_found'],
  }),
  undoImport: defineCall({
    method: 'POST',
    path: '/menus/{id}/csv/undo',
    summary: 'Brings back what the last import replaced',
    access: 'bearer',
    changesCatalogue: true,
    params,
    success: { status: 200, schema: menu },
    errors: ['unauthorized', 'menu_not_found', 'nothing_to_undo', 'plan_limit_reached'],
  }),
};
