import type { EuroRates, ImportPreview, Menu } from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { fingerprintOf } from '../../platform/http/fingerprint.ts';
import { exchangeRates } from '../exchange-rates/exchange-rates-service.ts';
import { type AppliedTable, applyTable, MOST_PROBLEMS, refusedByPlan, type Table } from './apply-table.ts';
import { type ChangedMenu, changeMenu, findOwnMenu } from './change-menu.ts';
import { applyDuePrices } from './due-prices.ts';
import { warningsOfLostPlans } from './lost-plans.ts';
import { type MenuDocument, storedDocument } from './menu-document.ts';
import { findReplaced, forgetReplaced, keepReplaced } from './menu-imports-repository.ts';
import { lockMenus } from './menus-repository.ts';
import { readMenu } from './menus-service.ts';

/** A table for a menu. */
type Import = ChangedMenu & Table;

const applyTo = (menu: MenuDocument, rates: EuroRates, table: Table): AppliedTable =>
  applyTable(table, menu, { rates, currency: menu.head.default_currency });

/**
 * Says what a table would change of a menu (product.md §197).
 * @throws {ApiFailure} `menu_not_found`
 */
export const previewImport = async (database: Database, asked: Import): Promise<ImportPreview> => {
  const menu = await findOwnMenu(database, asked);
  const { rates } = await exchangeRates(database);
  const before = storedDocument(menu);
  const applied = applyTo(before, rates, asked);
  const { content, read: _read, ...results } = applied;
  const { unpriced: _unpriced, repeated: _repeated, unknownChoices: _unknown, ...rest } = results;
  const { rows, problems: wrong, wrongTitles: _titles, ...told } = rest;
  const growth = content.items.length - menu.items.length;
  const problems = wrong.length > 0 ? wrong : await refusedByPlan(database, asked, { rows, growth });
  const lost = await warningsOfLostPlans(database, asked, before, content);
  return {
    version: menu.version,
    ...told,
    problems,
    warnings: [...lost, ...told.warnings].slice(0, MOST_PROBLEMS),
  };
};

/**
 * Makes a table what a menu consists of, all of it or nothing (product.md §75); what it replaces is kept for a while.
 * @throws {ApiFailure} `invalid_input` naming rows, and as `changeMenu` does
 */
export const importMenu = async (database: Database, asked: Import): Promise<Menu> => {
  await transaction(database, async (client) => {
    const change = { ...asked, savedAs: fingerprintOf(asked.csv) };
    const made = await changeMenu(client, change, (menu, rates) => {
      const { content, problems } = applyTo(menu, rates, asked);
      if (problems.length > 0) {
        const errors = problems.map(({ row, column, message }) => ({
          field: ['csv', row, ...(column === null ? [] : [column])].join('.'),
          message,
        }));
        throw new ApiFailure('invalid_input', { errors });
      }
      return { ...menu, ...content };
    });
    if (!made) return;
    const { sections, items, groups } = made.before;
    await keepReplaced(client, asked.id, { content: { sections, items, groups }, version: made.version });
  });
  return readMenu(database, asked.id, asked.businessId, asked.now);
};

/**
 * Says whether the last import of a menu can be undone: it was a while ago at most, and nothing was saved since.
 * @throws {ApiFailure} `menu_not_found`
 */
export const lastImport = async (
  database: Database,
  own: Pick<ChangedMenu, 'id' | 'businessId'>,
): Promise<{ can_undo: boolean }> => {
  const { version } = await findOwnMenu(database, own);
  const replaced = await findReplaced(database, own.id, own.businessId);
  return { can_undo: replaced?.version === version };
};

/**
 * Brings back what the last import of a menu replaced (product.md §198).
 * @throws {ApiFailure} `menu_not_found`, `nothing_to_undo` also where the menu was changed since, and as `changeMenu` does
 */
export const undoImport = async (database: Database, own: Omit<ChangedMenu, 'version'>): Promise<Menu> => {
  await transaction(database, async (client) => {
    // First, so that a save or an undo in another window is seen and not run into.
    await lockMenus(client, own.businessId);
    await applyDuePrices(client, own.id, own.now);
    const menu = await findOwnMenu(client, own);
    const replaced = await findReplaced(client, own.id, own.businessId);
    if (replaced?.version !== menu.version) throw new ApiFailure('nothing_to_undo');
    const { content, version } = replaced;
    await changeMenu(client, { ...own, version }, (menu) => ({ ...menu, ...content }));
    await forgetReplaced(client, own.id);
  });
  return readMenu(database, own.id, own.businessId, own.now);
};
