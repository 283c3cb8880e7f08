import { calls } from '@tavolina/shared-api/contract';
import type { CallRegistry } from '../../../platform/http/register-call.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts';
import { choicesCsv } from '../csv/export-choices.ts';
import { exportMenus, menuCsv } from '../csv/export-menu.ts';
import type { MenusDeps } from '../menus-deps.ts';
import { importMenu, lastImport, previewImport, undoImport } from './import-menu.ts';
import { previewNewMenu } from './preview-new-menu.ts';

/** The longest table, with room for letters of several bytes. */
const bodyLimit = 2 * 1024 * 1024;

/** Comparing a table with the menu takes much work; an owner who prepares a table does it a few times a minute. */
const TABLE_LIMIT = { name: 'menu-table', hits: 60, windowSeconds: 600 };

/** Registers the calls that export menus to files and import them. */
export const registerMenuFiles = (
  { register }: CallRegistry,
  {
    database,
    jobs,
    clock,
    limits,
  }: Pick<MenusDeps, 'database' | 'clock'> & { jobs: Jobs; limits: RateLimits },
): void => {
  const { menuFiles } = calls;
  register(menuFiles.exportAll, (_request, { businessId, reply }) => {
    reply.header('content-disposition', 'attachment; filename="tavolina-menus.json"');
    return exportMenus(database, businessId, clock());
  });
  register(menuFiles.exportCsv, async ({ params: { id } }, { businessId, language, reply }) => {
    const csv = await menuCsv(database, { id, businessId }, language);
    reply.header('content-disposition', `attachment; filename="tavolina-menu-${id.slice(0, 8)}.csv"`);
    return csv;
  });
  register(menuFiles.exportChoices, async ({ params: { id } }, { businessId, language, reply }) => {
    const csv = await choicesCsv(database, { id, businessId }, language);
    reply.header('content-disposition', `attachment; filename="tavolina-choices-${id.slice(0, 8)}.csv"`);
    return csv;
  });
  register(
    menuFiles.previewNewMenu,
    async ({ body: { csv } }, { businessId, language }) => {
      await limits.consume(TABLE_LIMIT, businessId);
      return previewNewMenu(database, { businessId, csv, language, now: clock() });
    },
    { bodyLimit },
  );
  register(
    menuFiles.previewImport,
    async ({ params: { id }, body: { csv } }, { businessId, language }) => {
      await limits.consume(TABLE_LIMIT, businessId);
      return previewImport(database, { id, businessId, csv, version: undefined, language, now: clock() });
    },
    { bodyLimit },
  );
  register(
    menuFiles.importCsv,
    async ({ params: { id }, body: { csv, version, stock_seen } }, { businessId, language }) => {
      await limits.consume(TABLE_LIMIT, businessId);
      const asked = { id, businessId, csv, version, stockSeen: stock_seen, language, now: clock() };
      return importMenu({ database, jobs, clock }, asked);
    },
    { bodyLimit },
  );
  register(menuFiles.lastImport, ({ params: { id } }, { businessId }) =>
    lastImport(database, { id, businessId }),
  );
  register(menuFiles.undoImport, ({ params: { id } }, { businessId, language }) =>
    undoImport({ database, jobs }, { id, businessId, language, now: clock() }),
  );
};
