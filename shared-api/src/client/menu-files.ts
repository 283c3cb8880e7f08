import type { ImportPreview } from '../contract/menus/table-previews.ts';
import { request } from './request.ts';

/** All menus of the business, with their contents. */
export const exportMenus = () => request('GET /menus/export', {}, { access: 'owner' });

/** A menu's items as CSV, with headings in the caller's language. */
export const exportMenuCsv = (id: string) =>
  request('GET /menus/{id}/csv', { params: { id } }, { access: 'owner' });

/** A menu's groups of choices as CSV, in the same way. */
export const exportChoicesCsv = (id: string) =>
  request('GET /menus/{id}/choices/csv', { params: { id } }, { access: 'owner' });

/** Previews a new menu made from a table. Stores nothing. */
export const previewNewMenu = (csv: string) =>
  request('POST /menus/csv/preview', { body: { csv } }, { access: 'owner' });

/** Previews an import. Changes nothing. */
export const previewImport = (id: string, csv: string) =>
  request('POST /menus/{id}/csv/preview', { params: { id }, body: { csv } }, { access: 'owner' });

/** Replaces the menu's items, or its choices, by a table. `version` and `stock_seen` come from the preview. */
export const importMenu = (
  id: string,
  csv: string,
  { version, stock_seen }: Pick<ImportPreview, 'version' | 'stock_seen'>,
) =>
  request('PUT /menus/{id}/csv', { params: { id }, body: { csv, version, stock_seen } }, { access: 'owner' });

/** Whether there is an import to undo. */
export const getLastImport = (id: string, signal?: AbortSignal) =>
  request('GET /menus/{id}/csv/undo', { params: { id } }, { access: 'owner', signal });

/**
 * Restores what the last import replaced, within twelve hours and only if the menu was not changed since.
 */
export const undoImport = (id: string) =>
  request('POST /menus/{id}/csv/undo', { params: { id } }, { access: 'owner' });
