import { request } from './request.ts';

/** All of the business's menus with all they consist of. */
export const exportMenus = () => request('GET /menus/export', {}, { access: 'owner' });

/** A menu's items as a table, headed in the caller's language. */
export const exportMenuCsv = (id: string) =>
  request('GET /menus/{id}/csv', { params: { id } }, { access: 'owner' });

/** Says what a new menu made of a table would consist of, and stores nothing. */
export const previewNewMenu = (csv: string) =>
  request('POST /menus/csv/preview', { body: { csv } }, { access: 'owner' });

/** Says what a table would change, and changes nothing. */
export const previewImport = (id: string, csv: string) =>
  request('POST /menus/{id}/csv/preview', { params: { id }, body: { csv } }, { access: 'owner' });

/** Makes a table the menu's items; `version` is the preview's. */
export const importMenu = (id: string, csv: string, version: number) =>
  request('PUT /menus/{id}/csv', { params: { id }, body: { csv, version } }, { access: 'owner' });

/** Whether there is an import to undo. */
export const getLastImport = (id: string, signal?: AbortSignal) =>
  request('GET /menus/{id}/csv/undo', { params: { id } }, { access: 'owner', signal });

/** Brings back what the last import replaced, within twelve hours and unless the menu was changed since. */
export const undoImport = (id: string) =>
  request('POST /menus/{id}/csv/undo', { params: { id } }, { access: 'owner' });
