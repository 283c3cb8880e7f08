import { type ImportProblem, type Language, LIMITS, wrongDiets } from '@tavolina/shared-api/contract';
import { textsIn } from '../../../platform/texts/texts.ts';
import { type CsvColumn, headingOf } from '../csv/csv-columns.ts';
import { type ReadTable, readCsv } from '../csv/read-csv.ts';
import { type ProblemAt, problemAt } from '../csv/table-rows.ts';
import type { MenuContent } from '../save/menu-document.ts';
import { firstBeyondSections } from '../save/menu-limits.ts';
import { type AppliedTable, MOST_PROBLEMS, type Table } from './applied-table.ts';
import { type Imported, importedContent } from './imported-content.ts';
import type { TableContext } from './imported-prices.ts';
import { changedMenu, saidOfMenu } from './menu-texts.ts';

/** Choices of a new menu come later: it has none yet that rows could name. */
const areChoicesLater = ({ wrongChoices }: Imported, { isNew }: TableContext): boolean =>
  isNew === true && wrongChoices.length > 0;

/** Names in cells that are none, or too many. */
const wrongNames = (
  { wrongChoices, wrongPairs }: Pick<Imported, 'wrongChoices' | 'wrongPairs'>,
  problem: ProblemAt<CsvColumn>,
  language: Language,
): ImportProblem[] => {
  const t = textsIn(language);
  return [
    ...wrongChoices.map(({ row, name }) =>
      problem(
        row,
        'choices',
        name === undefined
          ? t('fields.list_too_long', { limit: LIMITS.groupsOfItem })
          : t('menuTable.unknownChoices', { subject: name }),
      ),
    ),
    ...wrongPairs.map(({ row, name }) =>
      problem(
        row,
        'goes_with',
        name === undefined
          ? t('menuTable.tooManyPairs', { limit: LIMITS.goesWith })
          : t('menuTable.unknownPair', { subject: name }),
      ),
    ),
  ];
};

/** What rows say that contradicts other rows, or itself. */
const contradictions = (
  { wrongTexts, stock, read, content }: Imported,
  problem: ProblemAt<CsvColumn>,
  language: Language,
): ImportProblem[] => {
  const t = textsIn(language);
  return [
    ...wrongTexts.map(({ row, column, first }) =>
      problem(
        row,
        column,
        first === undefined
          ? t('menuTable.noSection')
          : t('menuTable.otherOfSection', { row: String(first) }),
      ),
    ),
    ...stock.wrong.map((row) => problem(row, 'left', t('menuTable.dailyWithoutLeft'))),
    ...read
      .filter((_, index) => wrongDiets(content.items[index] ?? {}).length > 0)
      .map(({ row }) => problem(row, 'diets', t('fields.contradicts_allergens'))),
  ];
};

/** What of the menu would be missing, or too much. */
const wrongWhole = (
  imported: Imported,
  { items, problems }: ReadTable,
  { stored, problem, language }: { stored: MenuContent; problem: ProblemAt<CsvColumn>; language: Language },
): ImportProblem[] => {
  const t = textsIn(language);
  const wrong = new Set(problems.map(({ row }) => row));
  const unpriced = imported.unpriced.filter((row) => !wrong.has(row));
  const beyond = imported.read[firstBeyondSections(imported.content) ?? -1];
  const isEmptying = problems.length === 0 && items.length === 0 && stored.items.length > 0;
  return [
    ...unpriced.map((row) => problem(row, null, t('menuTable.noPrice'))),
    ...(beyond
      ? [problem(beyond.row, 'section', t('fields.list_too_long', { limit: LIMITS.menuSections }))]
      : []),
    // Headings alone would take away everything, which nobody who prepares a table means (product.md §122).
    ...(isEmptying ? [problem(1, null, t('menuTable.noRows', { count: stored.items.length }))] : []),
  ];
};

/** Makes a table the items of a menu (product.md §75, §122), without storing anything. */
export const applyItems = (
  { csv, language }: Table,
  stored: MenuContent,
  context: TableContext,
): AppliedTable => {
  const table = readCsv(csv, language);
  const imported = importedContent(table.items, stored, context);
  const menu = saidOfMenu(context.texts, table.items);
  const t = textsIn(language);
  const problem = problemAt(headingOf, language);
  const later = areChoicesLater(imported, context);
  const { wrongPairs, wrongChoices } = imported;
  const problems = [
    ...table.problems,
    ...wrongNames({ wrongPairs, wrongChoices: later ? [] : wrongChoices }, problem, language),
    ...contradictions(imported, problem, language),
    ...menu.wrong.map(({ row, column, first }) =>
      problem(row, column, t('menuTable.otherOfMenu', { row: String(first) })),
    ),
    ...wrongWhole(imported, table, { stored, problem, language }),
  ].toSorted((a, b) => a.row - b.row);
  const warnings = [
    ...(later ? [problem(1, 'choices', t('menuTable.choicesLater'))] : []),
    ...table.ignored.map((column) => ({ row: 1, column, message: t('menuTable.notRead') })),
    ...imported.repeated.map(({ row, first }) =>
      problem(row, 'name', t('menuTable.repeated', { row: String(first) })),
    ),
  ];
  const { added, changed, removed, unchanged, sections_removed, reordered, changes, sections } = imported;
  return {
    content: imported.content,
    texts: menu.texts,
    counts: imported.stock.changes,
    rows: table.items.map(({ row }) => row),
    problems: problems.slice(0, MOST_PROBLEMS),
    warnings: warnings.slice(0, MOST_PROBLEMS),
    told: {
      table: 'items',
      added,
      changed,
      removed,
      unchanged,
      sections_removed,
      reordered,
      changes,
      menu: changedMenu(context.texts, menu.texts),
      sections,
      groups: [],
    },
  };
};
