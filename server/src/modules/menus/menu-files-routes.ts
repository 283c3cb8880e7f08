import { calls } from '@tavolina/shared-api/contract';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { exportMenus, menuCsv } from './export-menu.ts';
import { importMenu, previewImport, undoImport } from './import-menu.ts';
import type { MenusDeps } from './menus-deps.ts';

/** The longest table, with room for letters of several bytes. */
const bodyLimit = 2 * 1024 * 1024;

/** Serves menus as files, and takes them from files. */
export const registerMenuFiles = (
  { register }: CallRegistry,
  { database, clock }: Pick<MenusDeps, 'database' | 'clock'>,
): void => {
  const { menuFiles } = calls;
  register(menuFiles.exportAll, (_request, { ownerId, reply }) => {
    reply.header('content-disposition', 'attachment; filename="tavolina-menus.json"');
    return exportMenus(database, ownerId, clock());
  });
  register(menuFiles.exportCsv, async ({ params: { id } }, { ownerId: businessId, language, reply }) => {
    const csv = await menuCsv(database, { id, businessId, now: clock() }, language);
    reply.header('content-disposition', `attachment; filename="tavolina-menu-${id.slice(0, 8)}.csv"`);
    return csv;
  });
  register(
    menuFiles.previewImport,
    ({ params: { id }, body: { csv } }, { ownerId: businessId, language }) =>
      previewImport(database, { id, businessId, csv, version: undefined, language, now: clock() }),
    { bodyLimit },
  );
  register(
    menuFiles.importCsv,
    ({ params: { id }, body: { csv, version } }, { ownerId: businessId, language }) =>
      importMenu(database, { id, businessId, csv, version, language, now: clock() }),
    { bodyLimit },
  );
  register(menuFiles.undoImport, ({ params: { id } }, { ownerId: businessId }) =>
    undoImport(database, { id, businessId, now: clock() }),
  );
};
