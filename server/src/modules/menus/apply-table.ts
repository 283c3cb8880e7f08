import { type ImportProblem, type Language, LIMITS, wrongDiets } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { failureBody } from '../../platform/http/failure-body.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { type AppliedTable, MOST_PROBLEMS, type Table } from './applied-table.ts';
import { applyChoices } from './apply-choices.ts';
import { isChoicesTable } from './choice-columns.ts';
import { headingOf } from './csv-columns.ts';
import { importedContent } from './imported-content.ts';
import type { TableContext } from './imported-prices.ts';
import type { MenuContent } from './menu-document.ts';
import { firstBeyondSections } from './menu-limits.ts';
import { beyondPlan } from './plan-limits.ts';
import { readCsv } from './read-csv.ts';

const applyItems = ({ csv, language }: Table, stored: MenuContent, context: TableContext): AppliedTable => {
  const { items, problems, ignored } = readCsv(csv, language);
  const imported = importedContent(items, stored, context);
  const t = textsIn(language);
  const unpriced = imported.unpriced
    .filter((row) => !problems.some((problem) => problem.row === row))
    .map((row) => ({ row, column: null, message: t('menuTable.noPrice') }));
  const beyond = imported.read[firstBeyondSections(imported.content) ?? -1];
  const sections = beyond && {
    row: beyond.row,
    column: headingOf('section', language),
    message: t('fields.list_too_long', { limit: LIMITS.menuSections }),
  };
  // Headings alone would take away everything, which nobody who prepares a table means (product.md §122).
  const emptying = problems.length === 0 &&
    items.length === 0 &&
    stored.items.length > 0 && {
      row: 1,
      column: null,
      message: t('menuTable.noRows', { count: stored.items.length }),
    };
  const later = context.isNew === true && imported.wrongChoices.length > 0;
  const unknown = (later ? [] : imported.wrongChoices).map(({ row, name }) => ({
    row,
    column: headingOf('choices', language),
    message:
      name === undefined
        ? t('fields.list_too_long', { limit: LIMITS.groupsOfItem })
        : t('menuTable.unknownChoices', { subject: name }),
  }));
  const pairs = imported.wrongPairs.map(({ row, name }) => ({
    row,
    column: headingOf('goes_with', language),
    message:
      name === undefined
        ? t('menuTable.tooManyPairs', { limit: LIMITS.goesWith })
        : t('menuTable.unknownPair', { subject: name }),
  }));
  const titles = imported.wrongTitles.map(({ row, column, first }) => ({
    row,
    column: headingOf(column, language),
    message:
      first === undefined ? t('menuTable.noSection') : t('menuTable.otherTitle', { row: String(first) }),
  }));
  const counts = imported.stock.wrong.map((row) => ({
    row,
    column: headingOf('left', language),
    message: t('menuTable.dailyWithoutLeft'),
  }));
  const contradictions = imported.read
    .filter((_, index) => wrongDiets(imported.content.items[index] ?? {}).length > 0)
    .map(({ row }) => ({
      row,
      column: headingOf('diets', language),
      message: t('fields.contradicts_allergens'),
    }));
  const all = [
    ...problems,
    ...unpriced,
    ...unknown,
    ...pairs,
    ...titles,
    ...counts,
    ...contradictions,
    ...(sections ? [sections] : []),
    ...(emptying ? [emptying] : []),
  ].toSorted((a, b) => a.row - b.row);
  const unread = ignored.map((column) => ({ row: 1, column, message: t('menuTable.notRead') }));
  const choices = later
    ? [{ row: 1, column: headingOf('choices', language), message: t('menuTable.choicesLater') }]
    : [];
  const repeated = imported.repeated.map(({ row, first }) => ({
    row,
    column: headingOf('name', language),
    message: t('menuTable.repeated', { row: String(first) }),
  }));
  const { added, changed, removed, unchanged, sections_removed, reordered, changes } = imported;
  return {
    content: imported.content,
    counts: imported.stock.changes,
    rows: items.map(({ row }) => row),
    problems: all.slice(0, MOST_PROBLEMS),
    warnings: [...choices, ...unread, ...repeated].slice(0, MOST_PROBLEMS),
    told: {
      table: 'items',
      added,
      changed,
      removed,
      unchanged,
      sections_removed,
      reordered,
      changes,
      sections: imported.sections,
      groups: [],
    },
  };
};

/** Makes a table the items of a menu, or its choices (product.md §75, §122, §506), without storing anything. */
export const applyTable = (table: Table, stored: MenuContent, context: TableContext): AppliedTable =>
  isChoicesTable(table.csv) ? applyChoices(table, stored, context) : applyItems(table, stored, context);

/** The problem of a correct table with more items than the plan allows, at its first surplus row (product.md §20). */
export const refusedByPlan = async (
  database: Database,
  { businessId, now, language }: { businessId: string; now: Date; language: Language },
  { rows, growth }: { rows: readonly number[]; growth: number },
): Promise<ImportProblem[]> => {
  const beyond = await beyondPlan(database, businessId, { menus: 0, items: growth }, now);
  if (!beyond) return [];
  const message = failureBody(new ApiFailure('plan_limit_reached', { limit: beyond.limit }), language).detail;
  return [{ row: rows.at(-beyond.excess) ?? rows[0] ?? 1, column: null, message }];
};
