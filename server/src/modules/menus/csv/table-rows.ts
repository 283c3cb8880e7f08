import type { ImportProblem, Language } from '@tavolina/shared-api/contract';
import Papa from 'papaparse';
import { textOfCell } from '../../../platform/format/csv.ts';
import { textsIn } from '../../../platform/texts/texts.ts';
import { unreadableRow } from './unreadable-row.ts';

/** What a kind of table has for columns. */
export interface TableKind<Column extends string> {
  /** The column that a heading names, in any language; undefined for others, which are not read. */
  columnOf: (heading: string) => Column | undefined;
  headingOf: (column: Column, language: Language) => string;
  /** Columns without which nothing can be read. */
  needed: readonly Column[];
  mostRows: number;
}

/** Cells of a row, by their columns. */
export type CellsOf<Column extends string> = Partial<Record<Column, string>>;

/** What of some columns a row has a cell for. */
export const cellsOf = <Column extends string>(
  cells: CellsOf<Column>,
  columns: readonly Column[],
): CellsOf<Column> =>
  Object.fromEntries(
    columns.flatMap((column) => (cells[column] === undefined ? [] : [[column, cells[column]]])),
  ) as CellsOf<Column>;

/** Collects what is wrong with a table, in words. */
export interface Problems<Column extends string> {
  found: ImportProblem[];
  add: (row: number, column: Column | null, message: string) => void;
}

/** What a table says, row by row. */
export interface TableRows<Column extends string> {
  rows: { row: number; cells: CellsOf<Column> }[];
  /** What is wrong with it; with what its readers add. */
  problems: Problems<Column>;
  /** Headings whose columns are not read: nothing of a menu has their name, or another column has it already. */
  ignored: string[];
}

/** Characters in which the separator is looked for, in the headings: all of a large table would be read six times. */
const HEADINGS_LENGTH = 2_000;
/** Columns in which ours are looked for; spreadsheets have few others. */
const MOST_COLUMNS = 100;

/** Says in words what is wrong at a row and a column of a table; at the whole row where the column is null. */
export type ProblemAt<Column extends string> = (
  row: number,
  column: Column | null,
  message: string,
) => ImportProblem;

/** The same for a kind of table. */
export const problemAt =
  <Column extends string>(headingOf: TableKind<Column>['headingOf'], language: Language): ProblemAt<Column> =>
  (row, column, message) => ({ row, column: column && headingOf(column, language), message });

const problemsIn = <Column extends string>(
  { headingOf }: Pick<TableKind<Column>, 'headingOf'>,
  language: Language,
): Problems<Column> => {
  const found: ImportProblem[] = [];
  const problem = problemAt(headingOf, language);
  return { found, add: (...said) => found.push(problem(...said)) };
};

/** What tells spreadsheets the separator; they show it as no row, and the headings tell it, too. */
const SEPARATOR_LINE = /^"?sep=."?(?:\r\n|\n|\r)/i;

const NEWLINES = ['\r\n', '\n', '\r'] as const;

/** What separates cells, and what ends a row, as the headings have it. */
const marksOf = (table: string): { delimiter: string; newline: (typeof NEWLINES)[number] } => {
  const [headings = '', end] = table.slice(0, HEADINGS_LENGTH).split(/(\r\n|\n|\r)/, 2);
  const newline = NEWLINES.find((each) => each === end) ?? '\n';
  return { delimiter: Papa.parse(headings).meta.delimiter, newline };
};

/** A table without what programs write before it. */
const bare = (csv: string): string => csv.replace(/^\uFEFF/, '').replace(SEPARATOR_LINE, '');

/** The headings of a table; those that can be read. */
export const headingsIn = (csv: string): string[] => {
  const table = bare(csv).slice(0, HEADINGS_LENGTH);
  const { data } = Papa.parse<string[]>(table, { ...marksOf(table), preview: 1 });
  return (data[0] ?? []).map(textOfCell);
};

/** Where each column of ours stands: the first of its name. */
const placesOf = <Column extends string>(
  headings: readonly string[],
  columnOf: TableKind<Column>['columnOf'],
): Map<Column, number> => {
  const places = new Map<Column, number>();
  for (const [place, heading] of headings.slice(0, MOST_COLUMNS).entries()) {
    const column = columnOf(heading);
    if (column && !places.has(column)) places.set(column, place);
  }
  return places;
};

/** Reads the rows of a table as spreadsheets write it (product.md §196); rows without any text are left out. */
export const readRows = <Column extends string>(
  csv: string,
  kind: TableKind<Column>,
  language: Language,
): TableRows<Column> => {
  const problems = problemsIn(kind, language);
  const nothing = { rows: [], problems, ignored: [] };
  const t = textsIn(language);
  const table = bare(csv);
  const marks = marksOf(table);
  const broken = unreadableRow(table, marks.delimiter, marks.newline);
  if (broken !== undefined) {
    problems.add(broken, null, t('menuTable.unreadable'));
    return nothing;
  }
  const { data, errors } = Papa.parse<string[]>(table, { ...marks, preview: kind.mostRows + 2 });
  const unread = errors.find(({ type }) => type === 'Quotes');
  if (unread) problems.add((unread.row ?? 0) + 1, null, t('menuTable.unreadable'));
  const headings = data[0] ?? [];
  const places = placesOf(headings, kind.columnOf);
  for (const column of kind.needed)
    if (!places.has(column))
      problems.add(1, null, t('menuTable.noHeading', { subject: kind.headingOf(column, language) }));
  if (data.length > kind.mostRows + 1)
    problems.add(kind.mostRows + 2, null, t('fields.list_too_long', { limit: kind.mostRows }));
  if (problems.found.length > 0) return nothing;

  const rows = data.slice(1).flatMap((record, index) => {
    if (record.every((cell) => textOfCell(cell) === '')) return [];
    // A comma in a price that stands in no quotation marks moves all cells after it.
    if (record.length > headings.length) problems.add(index + 2, null, t('menuTable.moreCells'));
    const cells: CellsOf<Column> = {};
    for (const [column, place] of places) cells[column] = textOfCell(record[place] ?? '');
    return [{ row: index + 2, cells }];
  });
  const read = new Set(places.values());
  const ignored = headings
    .slice(0, MOST_COLUMNS)
    .filter((_, place) => !read.has(place))
    .map(textOfCell)
    .filter(Boolean);
  return { rows, problems, ignored };
};
