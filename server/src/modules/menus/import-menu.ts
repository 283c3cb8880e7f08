import {
  type EuroRates,
  type ImportPreview,
  type ImportProblem,
  type Language,
  LIMITS,
  type Menu,
} from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { failureBody } from '../../platform/http/failure-body.ts';
import { fingerprintOf } from '../../platform/http/fingerprint.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { exchangeRates } from '../exchange-rates/exchange-rates-service.ts';
import { type ChangedMenu, changeMenu, findOwnMenu } from './change-menu.ts';
import { headingOf } from './csv-columns.ts';
import { type Imported, importedContent } from './imported-content.ts';
import { contentOf } from './menu-content.ts';
import { findReplaced, forgetReplaced, keepReplaced } from './menu-imports-repository.ts';
import { firstBeyondSections } from './menu-limits.ts';
import type { MenuRow } from './menu-rows.ts';
import { lockMenus } from './menus-repository.ts';
import { readMenu } from './menus-service.ts';
import { beyondPlan } from './plan-limits.ts';
import { readCsv } from './read-csv.ts';

/** A table for a menu. */
interface Import extends ChangedMenu {
  csv: string;
  language: Language;
}

const MOST_PROBLEMS = 100;

const apply = (
  menu: MenuRow,
  rates: EuroRates,
  { csv, language }: Import,
): Imported & { rows: number[]; problems: ImportProblem[]; warnings: ImportProblem[] } => {
  const { items, problems } = readCsv(csv, language);
  const imported = importedContent(items, contentOf(menu, rates), {
    rates,
    currency: menu.default_currency,
  });
  const t = textsIn(language);
  const unpriced = imported.unpriced
    .filter((row) => !problems.some((problem) => problem.row === row))
    .map((row) => ({ row, column: null, message: t('menuTable.noPrice') }));
  // An item's position is that of its row among those read.
  const beyond = items[(firstBeyondSections(imported.content)?.position ?? 0) - 1];
  const sections = beyond && {
    row: beyond.row,
    column: headingOf('section', language),
    message: t('fields.list_too_long', { limit: LIMITS.menuSections }),
  };
  // Headings alone would take away everything, which nobody who prepares a table means (product.md §122).
  const emptying = problems.length === 0 &&
    items.length === 0 &&
    menu.items.length > 0 && {
      row: 1,
      column: null,
      message: t('menuTable.noRows', { count: menu.items.length }),
    };
  const all = [
    ...problems,
    ...unpriced,
    ...(sections ? [sections] : []),
    ...(emptying ? [emptying] : []),
  ].toSorted((a, b) => a.row - b.row);
  const warnings = imported.repeated.map(({ row, first }) => ({
    row,
    column: headingOf('name', language),
    message: t('menuTable.repeated', { row: String(first) }),
  }));
  return {
    ...imported,
    rows: items.map(({ row }) => row),
    problems: all.slice(0, MOST_PROBLEMS),
    warnings: warnings.slice(0, MOST_PROBLEMS),
  };
};

/** What the plan has against a table in which nothing is wrong (product.md §20), at the first row that is too much. */
const refusedByPlan = async (
  database: Database,
  { businessId, now, language }: Import,
  { rows, growth }: { rows: readonly number[]; growth: number },
): Promise<ImportProblem[]> => {
  const beyond = await beyondPlan(database, businessId, { menus: 0, items: growth }, now);
  if (!beyond) return [];
  const message = failureBody(new ApiFailure('plan_limit_reached', { limit: beyond.limit }), language).detail;
  return [{ row: rows.at(-beyond.excess) ?? rows[0] ?? 1, column: null, message }];
};

/**
 * Says what a table would change of a menu.
 * @throws {ApiFailure} `menu_not_found`
 */
export const previewImport = async (database: Database, asked: Import): Promise<ImportPreview> => {
  const menu = await findOwnMenu(database, asked);
  const { rates } = await exchangeRates(database);
  const { content, unpriced: _unpriced, repeated: _repeated, ...applied } = apply(menu, rates, asked);
  const { rows, problems: wrong, ...told } = applied;
  const growth = content.items.length - menu.items.length;
  const problems = wrong.length > 0 ? wrong : await refusedByPlan(database, asked, { rows, growth });
  return { version: menu.version, ...told, problems };
};

/**
 * Makes a table what a menu consists of, all of it or nothing (product.md §75); what it replaces is kept for a while.
 * @throws {ApiFailure} `invalid_input` naming rows, and as `changeMenu` does
 */
export const importMenu = async (database: Database, asked: Import): Promise<Menu> => {
  const { rates } = await exchangeRates(database);
  await transaction(database, async (client) => {
    await changeMenu(client, { ...asked, savedAs: fingerprintOf(asked.csv) }, async (menu) => {
      const { content, problems } = apply(menu, rates, asked);
      if (problems.length > 0) {
        const errors = problems.map(({ row, column, message }) => ({
          field: ['csv', row, ...(column === null ? [] : [column])].join('.'),
          message,
        }));
        throw new ApiFailure('invalid_input', { errors });
      }
      await keepReplaced(client, asked.id, { content: contentOf(menu, rates), version: menu.version + 1 });
      return { content };
    });
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
 * Brings back what the last import of a menu replaced.
 * @throws {ApiFailure} `menu_not_found`, `nothing_to_undo` also where the menu was changed since, and as `changeMenu` does
 */
export const undoImport = async (database: Database, own: Omit<ChangedMenu, 'version'>): Promise<Menu> => {
  await transaction(database, async (client) => {
    // First, so that a save or an undo in another window is seen and not run into.
    await lockMenus(client, own.businessId);
    const menu = await findOwnMenu(client, own);
    const replaced = await findReplaced(client, own.id, own.businessId);
    if (replaced?.version !== menu.version) throw new ApiFailure('nothing_to_undo');
    const { content, version } = replaced;
    await changeMenu(client, { ...own, version }, async () => ({ content }));
    await forgetReplaced(client, own.id);
  });
  return readMenu(database, own.id, own.businessId, own.now);
};
