import {
  CURRENCIES,
  type Currency,
  createItem,
  createMenuRequest,
  type ImportProblem,
  type Language,
  LIMITS,
} from '@tavolina/shared-api/contract';
import Papa from 'papaparse';
import { z } from 'zod';
import { fieldErrors } from '../../platform/http/field-errors.ts';
import { fill, messagesIn } from '../../platform/http/messages/messages.ts';
import { answerIn, type CsvColumn, columnOf, headingOf } from './csv-columns.ts';
import { readPrice } from './read-price.ts';

/** An item as a row says it. What is undefined has no column. */
export interface CsvItem {
  row: number;
  /** Empty: standalone. */
  section: string;
  name: string;
  description: string | undefined;
  available: boolean | undefined;
  currency: Currency | undefined;
  /** Minor units by currency; null where the cell is empty. */
  prices: Partial<Record<Currency, number | null>>;
}

type Cells = Partial<Record<CsvColumn, string>>;

const texts = z.object({
  name: createItem.shape.name,
  description: createItem.shape.description,
  section: createMenuRequest.shape.title.or(z.literal('')).optional(),
});

/** Spreadsheets show a cell that begins like a formula as text when an apostrophe comes first; it is none of ours. */
const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();

const isCurrency = (code: string): code is Currency => (CURRENCIES as readonly string[]).includes(code);

/** Collects what is wrong, in words. */
const problemsIn = (language: Language) => {
  const found: ImportProblem[] = [];
  return {
    found,
    add: (row: number, column: CsvColumn | null, message: string) =>
      found.push({ row, column: column && headingOf(column, language), message }),
  };
};

const readPrices = (cells: Cells, refuse: (currency: Currency) => void): CsvItem['prices'] => {
  const prices: CsvItem['prices'] = {};
  for (const currency of CURRENCIES) {
    const cell = cells[currency];
    if (cell === undefined) continue;
    const minor = cell === '' ? null : readPrice(cell);
    if (minor === undefined) refuse(currency);
    else prices[currency] = minor;
  }
  return prices;
};

const readItem = (
  cells: Cells,
  row: number,
  language: Language,
  problems: ReturnType<typeof problemsIn>,
): CsvItem => {
  const { fields, menuTable } = messagesIn(language);
  const parsed = texts.safeParse(cells, { reportInput: true });
  for (const { field, message } of parsed.success ? [] : fieldErrors(parsed.error, language))
    problems.add(row, field as CsvColumn, message);
  const available = cells.available ? answerIn(cells.available) : undefined;
  if (cells.available && available === undefined) problems.add(row, 'available', menuTable.yesOrNo);
  const code = cells.currency?.toUpperCase() ?? '';
  if (code !== '' && !isCurrency(code)) problems.add(row, 'currency', fields.invalid);
  return {
    row,
    section: cells.section ?? '',
    name: cells.name ?? '',
    description: cells.description,
    available,
    currency: isCurrency(code) ? code : undefined,
    prices: readPrices(cells, (currency) => problems.add(row, currency, menuTable.price)),
  };
};

/** Reads a menu's table (product.md §75): what it says, and everything that is wrong with it in words. */
export const readCsv = (csv: string, language: Language): { items: CsvItem[]; problems: ImportProblem[] } => {
  const problems = problemsIn(language);
  const { menuTable, fields } = messagesIn(language);
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), {
    preview: LIMITS.menuItems + 2,
  });
  for (const { row, type } of errors)
    if (type === 'Quotes') problems.add((row ?? 0) + 1, null, menuTable.unreadable);
  const columns = (data[0] ?? []).map(columnOf);
  if (!columns.includes('name'))
    problems.add(1, null, fill(menuTable.noHeading, { subject: headingOf('name', language) }));
  if (data.length > LIMITS.menuItems + 1)
    problems.add(LIMITS.menuItems + 2, null, fill(fields.list_too_long, { limit: LIMITS.menuItems }));
  if (problems.found.length > 0) return { items: [], problems: problems.found };

  const items = data.slice(1).flatMap((record, index) => {
    const cells = record.map(unguarded);
    if (cells.every((cell) => cell === '')) return [];
    const named: Cells = {};
    for (const [place, column] of columns.entries()) if (column) named[column] ??= cells[place] ?? '';
    return [readItem(named, index + 2, language, problems)];
  });
  return { items, problems: problems.found };
};
