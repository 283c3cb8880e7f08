import {
  CONTENT_LANGUAGES,
  createItem,
  createMenuRequest,
  type ImportProblem,
  ITEM_FIELDS,
  type ItemValues,
  type Language,
  LIMITS,
  MENU_FIELDS,
  SECTION_FIELDS,
  translatedText,
} from '@tavolina/shared-api/contract';
import { z } from 'zod';
import { fieldErrors } from '../../../platform/http/field-errors.ts';
import { type CsvColumn, columnOf, headingOf, namesInCell } from './csv-columns.ts';
import { type CsvPrices, readPriceCells } from './price-cells.ts';
import { readFields, textFields } from './read-fields.ts';
import { type CsvStock, STOCK_FIELDS } from './stock-cells.ts';
import { type CellsOf, cellsOf, type Problems, readRows } from './table-rows.ts';
import { TRANSLATED_CELLS, type TranslatedColumn, translatedColumns } from './translated-columns.ts';

/** An item as a row says it. What is undefined has no column. */
export interface CsvItem extends CsvPrices {
  row: number;
  /** What the menu says of itself. */
  menu: string | undefined;
  menu_description: string | undefined;
  /** Empty: standalone. Undefined: there is no column, so that an item stays in its section. */
  section: string | undefined;
  /** What its section says of itself. */
  section_description: string | undefined;
  name: string;
  fields: Partial<ItemValues>;
  /** Texts in further languages; empty takes one away. */
  translations: Partial<Record<TranslatedColumn, string>>;
  /** Names of its groups of choices. */
  choices: string[] | undefined;
  /** Names of the items that it goes with. */
  goesWith: string[] | undefined;
  stock: CsvStock;
}

const KIND = { columnOf, headingOf, needed: ['name'], mostRows: LIMITS.menuItems } as const;

const texts = z.object({
  ...Object.fromEntries(textFields(ITEM_FIELDS).map((name) => [name, createItem.shape[name]])),
  ...TRANSLATED_CELLS,
  menu: createMenuRequest.shape.title.or(z.literal('')).optional(),
  menu_description: translatedText(MENU_FIELDS.description.max).optional(),
  section: createMenuRequest.shape.title.or(z.literal('')).optional(),
  section_description: translatedText(SECTION_FIELDS.description.max).optional(),
});

const TRANSLATED = translatedColumns(CONTENT_LANGUAGES);

const readItem = (
  cells: CellsOf<CsvColumn>,
  row: number,
  language: Language,
  problems: Problems<CsvColumn>,
): CsvItem => {
  const parsed = texts.safeParse(cells, { reportInput: true });
  for (const { field, message } of parsed.success ? [] : fieldErrors(parsed.error, language))
    problems.add(row, field as CsvColumn, message);
  const refuse = (column: CsvColumn, message: string): void => problems.add(row, column, message);
  const fields = readFields(ITEM_FIELDS, cells, refuse, language);
  return {
    row,
    menu: cells.menu,
    menu_description: cells.menu_description,
    section: cells.section,
    section_description: cells.section_description,
    name: cells.name ?? '',
    fields,
    translations: cellsOf<TranslatedColumn>(cells, TRANSLATED),
    choices: cells.choices === undefined ? undefined : namesInCell(cells.choices),
    goesWith: cells.goes_with === undefined ? undefined : namesInCell(cells.goes_with),
    stock: readFields(STOCK_FIELDS, cells, refuse, language),
    ...readPriceCells(cells, refuse, language),
  };
};

/** What a menu's table says. */
export interface ReadTable {
  items: CsvItem[];
  /** What is wrong with it, in words. */
  problems: ImportProblem[];
  /** Headings whose columns are not read: nothing of a menu has their name, or another column has it already. */
  ignored: string[];
}

/** Reads a menu's table of items (product.md §196). */
export const readCsv = (csv: string, language: Language): ReadTable => {
  const { rows, problems, ignored } = readRows<CsvColumn>(csv, KIND, language);
  const items = rows.map(({ row, cells }) => readItem(cells, row, language, problems));
  return { items, problems: problems.found, ignored };
};
