import type { EuroRates, ImportPreview, ImportProblem, Language, Menu } from '@tavolina/shared-api/contract';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { fingerprintOf } from '../../../platform/http/fingerprint.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { textsIn } from '../../../platform/texts/texts.ts';
import { exchangeRates } from '../../exchange-rates/exchange-rates-service.ts';
import { headingOf } from '../csv/csv-columns.ts';
import { seenCounts } from '../csv/stock-cells.ts';
import { noteNewItems } from '../marked-items-repository.ts';
import type { MenuRow } from '../menu-rows.ts';
import { readMenu } from '../menus-service.ts';
import { applyDuePrices } from '../prices/due-prices.ts';
import { type ChangedMenu, changeMenu, findOwnMenu, withMenuAsOfNow } from '../save/change-menu.ts';
import { addedItems, type MenuDocument, storedDocument } from '../save/menu-document.ts';
import { setCounts } from '../stock/stock.ts';
import { hasStockChanged, tellSavedStock, tellStock } from '../stock/told-stock.ts';
import { type AppliedTable, MOST_PROBLEMS, type Table } from './applied-table.ts';
import { applyTable, refusedByPlan } from './apply-table.ts';
import { warningsOfLostPlans } from './lost-plans.ts';
import { findReplaced, forgetReplaced, keepReplaced } from './menu-imports-repository.ts';
import { textsOfMenu } from './menu-texts.ts';

/** A table for a menu. */
type Import = ChangedMenu & Table;

/** Counts by the ids of what is counted. */
type Counts = MenuRow['stock'];

const applyTo = (menu: MenuDocument, rates: EuroRates, stock: Counts, table: Table): AppliedTable =>
  applyTable(table, menu, {
    rates,
    stock,
    currency: menu.head.default_currency,
    texts: textsOfMenu(menu.head),
  });

/** Warns that counts are set, because an undo does not bring back what they were (product.md §508). */
const warningOfCounts = ({ length: count }: readonly unknown[], language: Language): ImportProblem[] => {
  const message = textsIn(language)('menuTable.setsCounts', { count });
  return count > 0 ? [{ row: 1, column: headingOf('left', language), message }] : [];
};

/**
 * Says what a table would change of a menu (product.md §197).
 * @throws {ApiFailure} `menu_not_found`
 */
export const previewImport = async (database: Database, asked: Import): Promise<ImportPreview> => {
  await applyDuePrices(database, asked.id, asked.now);
  const menu = await findOwnMenu(database, asked);
  const { rates } = await exchangeRates(database);
  const before = storedDocument(menu);
  const applied = applyTo(before, rates, menu.stock, asked);
  const { content, rows, problems: wrong, warnings, counts, told } = applied;
  const growth = content.items.length - menu.items.length;
  const problems = wrong.length > 0 ? wrong : await refusedByPlan(database, asked, { rows, growth });
  const lost = await warningsOfLostPlans(database, asked, before, content);
  return {
    version: menu.version,
    ...told,
    // Also where it changes no count: by the import, orders may have taken of what the table says.
    stock_seen: seenCounts(counts),
    problems,
    warnings: [...warningOfCounts(counts, asked.language), ...lost, ...warnings].slice(0, MOST_PROBLEMS),
  };
};

/**
 * Refuses to set counts that are others than those that a preview told (product.md §508): orders have taken of them since.
 * @throws {ApiFailure} `version_conflict` with the menu as it is
 */
const refuseOtherCounts = async (
  client: Queryable,
  counts: AppliedTable['counts'],
  { stockSeen, id, businessId, now }: Import & { stockSeen: string | undefined },
): Promise<void> => {
  // What a table asks for already is no conflict: it was sent before, and its answer was lost.
  if (stockSeen === undefined || counts.length === 0 || seenCounts(counts) === stockSeen) return;
  throw new ApiFailure('version_conflict', { current: await readMenu(client, id, businessId, now) });
};

const refuseProblems = (problems: readonly ImportProblem[]): void => {
  if (problems.length === 0) return;
  const errors = problems.map(({ row, column, message }) => ({
    field: ['csv', row, ...(column === null ? [] : [column])].join('.'),
    message,
  }));
  throw new ApiFailure('invalid_input', { errors });
};

/**
 * Makes a table what a menu consists of, all of it or nothing (product.md §75); what it replaces is kept for a while, but for
 * counts (§508).
 * @param asked `stockSeen`: counts as a preview told them; undefined where they are set whatever they are
 * @throws {ApiFailure} `invalid_input` naming rows, `version_conflict` for other counts, and as `changeMenu` does
 */
export const importMenu = async (
  { database, ...deps }: Parameters<typeof setCounts>[1] & { database: Database },
  asked: Import & { stockSeen: string | undefined },
): Promise<Menu> => {
  const { id: menuId, businessId } = asked;
  await withMenuAsOfNow(database, asked, async (client) => {
    let counts: AppliedTable['counts'] = [];
    let itemsBefore: MenuRow['items'] = [];
    const change = { ...asked, savedAs: fingerprintOf(asked.csv) };
    const made = await changeMenu(client, change, async (menu, rates, { items, stock }) => {
      const applied = applyTo(menu, rates, stock, asked);
      await refuseOtherCounts(client, applied.counts, asked);
      refuseProblems(applied.problems);
      counts = applied.counts;
      itemsBefore = items;
      return { ...menu, head: { ...menu.head, ...applied.texts }, ...applied.content };
    });
    if (made) {
      await tellSavedStock(client, deps.jobs, { businessId, menuId }, made);
      await noteNewItems(client, menuId, addedItems(made));
      const { sections, items, groups, head } = made.before;
      const content = { sections, items, groups, texts: textsOfMenu(head) };
      await keepReplaced(client, menuId, { content, version: made.version });
    }
    if (counts.length === 0) return;
    const set = counts.map(({ thingId, stock: { after } }) => ({ thingId, left: null, ...after }));
    await setCounts(client, deps, { businessId, menuId }, set);
    const before = new Map(itemsBefore.map((item) => [item.id, item]));
    for (const item of (await findOwnMenu(client, asked)).items) {
      const old = before.get(item.id);
      // Where it is on sale or not any more, that was told.
      if (old?.available === item.available && hasStockChanged(old, item))
        await tellStock(client, deps.jobs, businessId, { menuId, ...item });
    }
  });
  return readMenu(database, menuId, businessId, asked.now);
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
export const undoImport = async (
  { database, jobs }: { database: Database; jobs: Jobs },
  own: Omit<ChangedMenu, 'version'>,
): Promise<Menu> => {
  const { id: menuId, businessId } = own;
  await withMenuAsOfNow(database, own, async (client) => {
    // A save or an undo in another window is seen by then, and not run into.
    const made = await changeMenu(client, { ...own, version: undefined }, async (menu, _, { version }) => {
      const replaced = await findReplaced(client, menuId, businessId);
      if (replaced?.version !== version) throw new ApiFailure('nothing_to_undo');
      const { texts, ...content } = replaced.content;
      return { ...menu, head: { ...menu.head, ...texts }, ...content };
    });
    if (made) await tellSavedStock(client, jobs, { businessId, menuId }, made);
    await forgetReplaced(client, menuId);
  });
  return readMenu(database, menuId, businessId, own.now);
};
