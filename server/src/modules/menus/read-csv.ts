import {
  CONTENT_LANGUAGES,
  CURRENCIES,
  type Currency,
  createItem,
  createMenuRequest,
  type ImportProblem,
  type ItemValues,
  isCurrency,
  type Language,
  LIMITS,
  toDecimal,
} from '@tavolina/shared-api/contract';
import Papa from 'papaparse';
import { z } from 'zod';
import { textOfCell } from '../../platform/format/csv.ts';
import { fieldErrors } from '../../platform/http/field-errors.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { type CsvColumn, columnOf, headingOf, namesInCell } from './csv-columns.ts';
import { type Cells, readFields, TEXTS } from './read-fields.ts';
import { type PriceFault, readPrice } from './read-price.ts';
import { TRANSLATED_CELLS, type TranslatedColumn, translatedColumns } from './translated-columns.ts';
import { unreadableRow } from './unreadable-row.ts';

/** An item as a row says it. What is undefined has no column. */
export interface CsvItem {
  row: number;
  /** Empty: standalone. */
  section: string;
  name: string;
  fields: Partial<ItemValues>;
  /** Texts in further languages; empty takes one away. */
  translations: Partial<Record<TranslatedColumn, string>>;
  /** Names of its groups of choices. */
  choices: string[] | undefined;
  currency: Currency | undefined;
  /** Minor units by currency; null where the cell is empty. */
  prices: Partial<Record<Currency, number | null>>;
}

/** Characters in which the separator is looked for, in the headings: all of a large table would be read six times. */
const HEADINGS_LENGTH = 2_000;
/** Columns in which ours are looked for; spreadsheets have few others. */
const MOST_COLUMNS = 100;

const texts = z.object({
  ...Object.fromEntries(TEXTS.map((name) => [name, createItem.shape[name]])),
  ...TRANSLATED_CELLS,
  section: createMenuRequest.shape.title.or(z.literal('')).optional(),
});

/** Collects what is wrong, in words. */
const problemsIn = (language: Language) => {
  const found: ImportProblem[] = [];
  return {
    found,
    add: (row: number, column: CsvColumn | null, message: string) =>
      found.push({ row, column: column && headingOf(column, language), message }),
  };
};

const readPrices = (
  cells: Cells,
  refuse: (currency: Currency, fault: PriceFault) => void,
): CsvItem['prices'] => {
  const prices: CsvItem['prices'] = {};
  for (const currency of CURRENCIES) {
    const cell = cells[currency];
    if (cell === undefined) continue;
    const minor = cell === '' ? null : readPrice(cell, currency);
    if (typeof minor === 'string') refuse(currency, minor);
    else prices[currency] = minor;
  }
  return prices;
};

const TRANSLATED = translatedColumns(CONTENT_LANGUAGES);

const pairOf = (cells: Cells, column: TranslatedColumn): [TranslatedColumn, string][] => {
  const cell = cells[column];
  return cell === undefined ? [] : [[column, cell]];
};

const readItem = (
  cells: Cells,
  row: number,
  language: Language,
  problems: ReturnType<typeof problemsIn>,
): CsvItem => {
  const t = textsIn(language);
  const parsed = texts.safeParse(cells, { reportInput: true });
  for (const { field, message } of parsed.success ? [] : fieldErrors(parsed.error, language))
    problems.add(row, field as CsvColumn, message);
  const fields = readFields(cells, (column, message) => problems.add(row, column, message), language);
  const code = cells.currency?.toUpperCase() ?? '';
  if (code !== '' && !isCurrency(code)) problems.add(row, 'currency', t('fields.invalid'));
  return {
    row,
    section: cells.section ?? '',
    name: cells.name ?? '',
    fields,
    translations: Object.fromEntries(TRANSLATED.flatMap((column) => pairOf(cells, column))),
    choices: cells.choices === undefined ? undefined : namesInCell(cells.choices),
    currency: isCurrency(code) ? code : undefined,
    prices: readPrices(cells, (currency, fault) =>
      problems.add(row, currency, t(`menuTable.${fault}`, { limit: toDecimal(LIMITS.priceMinor) })),
    ),
  };
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

/** Where each column of ours stands: the first of its name. */
const placesOf = (headings: readonly string[]): Map<CsvColumn, number> => {
  const places = new Map<CsvColumn, number>();
  for (const [place, heading] of headings.slice(0, MOST_COLUMNS).entries()) {
    const column = columnOf(heading);
    if (column && !places.has(column)) places.set(column, place);
  }
  return places;
};

/** What a menu's table says. */
export interface ReadTable {
  items: CsvItem[];
  /** What is wrong with it, in words. */
  problems: ImportProblem[];
  /** Headings whose columns are not read: nothing of a menu has their name, or another column has it already. */
  ignored: string[];
}

/** Reads a menu's table (product.md §196). */
export const readCsv = (csv: string, language: Language): ReadTable => {
  const problems = problemsIn(language);
  const t = textsIn(language);
  const table = csv.replace(/^\uFEFF/, '').replace(SEPARATOR_LINE, '');
  const marks = marksOf(table);
  const broken = unreadableRow(table, marks.delimiter, marks.newline);
  if (broken !== undefined) {
    problems.add(broken, null, t('menuTable.unreadable'));
    return { items: [], problems: problems.found, ignored: [] };
  }
  const { data, errors } = Papa.parse<string[]>(table, { ...marks, preview: LIMITS.menuItems + 2 });
  const unread = errors.find(({ type }) => type === 'Quotes');
  if (unread) problems.add((unread.row ?? 0) + 1, null, t('menuTable.unreadable'));
  const headings = data[0] ?? [];
  const places = placesOf(headings);
  if (!places.has('name'))
    problems.add(1, null, t('menuTable.noHeading', { subject: headingOf('name', language) }));
  if (data.length > LIMITS.menuItems + 1)
    problems.add(LIMITS.menuItems + 2, null, t('fields.list_too_long', { limit: LIMITS.menuItems }));
  if (problems.found.length > 0) return { items: [], problems: problems.found, ignored: [] };

  const items = data.slice(1).flatMap((record, index) => {
    if (record.every((cell) => textOfCell(cell) === '')) return [];
    // A comma in a price that stands in no quotation marks moves all cells after it.
    if (record.length > headings.length) problems.add(index + 2, null, t('menuTable.moreCells'));
    const named: Cells = {};
    for (const [column, place] of places) named[column] = textOfCell(record[place] ?? '');
    return [readItem(named, index + 2, language, problems)];
  });
  const read = new Set(places.values());
  const ignored = headings
    .slice(0, MOST_COLUMNS)
    .filter((_, place) => !read.has(place))
    .map(textOfCell)
    .filter(Boolean);
  return { items, problems: problems.found, ignored };
};
