import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
  CURRENCIES,
  foldText,
  ITEM_FIELDS,
  isCurrency,
  LANGUAGES,
  type Language,
  namesOf,
} from '@tavolina/shared-api/contract';
import { textsIn } from '../../../platform/texts/texts.ts';
import {
  isTranslatedColumn,
  type TranslatedColumn,
  translatedColumns,
  translatedHeading,
} from './translated-columns.ts';

/** Columns of counts, in tables of items and of choices (product.md §508). */
export const STOCK_COLUMNS = ['left', 'daily'] as const;

/** The columns that every table of a menu has; a currency's holds the price in it. */
const COLUMNS = [
  'menu',
  'menu_description',
  'section',
  'section_description',
  ...namesOf(ITEM_FIELDS),
  ...STOCK_COLUMNS,
  'choices',
  'currency',
  ...CURRENCIES,
] as const;

/** A column of a menu's table. */
export type CsvColumn = (typeof COLUMNS)[number] | TranslatedColumn;

/** The columns of a menu's table, in the order in which they are written: the further languages of its place stand last. */
export const columnsOf = (further: readonly ContentLanguage[]): CsvColumn[] => [
  ...COLUMNS,
  ...translatedColumns(further),
];

/** Names of an item's groups of choices (product.md §410), or of the items that it goes with (§501), in one cell. */
export const namesCell = (names: readonly string[]): string => names.join('; ');

/** The names in such a cell. */
export const namesInCell = (cell: string): string[] =>
  cell
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);

/** A heading, or words of a cell, as they are compared: without regard to case, accents and how many blanks there are. */
export const foldCell = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** A column's heading. */
export const headingOf = (column: CsvColumn, language: Language): string => {
  const t = textsIn(language);
  if (isTranslatedColumn(column)) return translatedHeading(column, language);
  return isCurrency(column)
    ? t('menuTable.headings.price', { currency: column })
    : t(`menuTable.headings.${column}`);
};

const COLUMN_OF: ReadonlyMap<string, CsvColumn> = new Map([
  ...translatedColumns(CONTENT_LANGUAGES).map((column): [string, CsvColumn] => [foldCell(column), column]),
  ...LANGUAGES.flatMap((language) =>
    columnsOf(CONTENT_LANGUAGES).map((column): [string, CsvColumn] => [
      foldCell(headingOf(column, language)),
      column,
    ]),
  ),
]);

/** The column that a heading names, in any language; undefined for others, which are not read. */
export const columnOf = (heading: string): CsvColumn | undefined => COLUMN_OF.get(foldCell(heading));

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ...LANGUAGES.flatMap((language): [string, boolean][] => {
    const t = textsIn(language);
    return [
      [foldCell(t('menuTable.yes')), true],
      [foldCell(t('menuTable.no')), false],
    ];
  }),
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
]);

/** What a cell says that answers yes or no, in any language. */
export const answerIn = (cell: string): boolean | undefined => ANSWERS.get(foldCell(cell));
