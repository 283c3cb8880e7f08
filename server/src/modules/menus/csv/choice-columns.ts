import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
  CURRENCIES,
  GROUP_FIELDS,
  isCurrency,
  LANGUAGES,
  type Language,
  namesOf,
  OPTION_FIELDS,
} from '@tavolina/shared-api/contract';
import { textsIn } from '../../../platform/texts/texts.ts';
import { foldCell, STOCK_COLUMNS } from './csv-columns.ts';
import { headingsIn } from './table-rows.ts';

/** Fields of groups beside their names. */
export const GROUP_NUMBERS = namesOf(GROUP_FIELDS).filter((name) => name !== 'name');
/** Fields of options beside their names. */
export const OPTION_COLUMNS = namesOf(OPTION_FIELDS).filter((name) => name !== 'name');

/** The columns that every table of choices has, a row for each option (product.md §506). */
const COLUMNS = [
  'group',
  ...GROUP_NUMBERS,
  'option',
  ...OPTION_COLUMNS,
  ...STOCK_COLUMNS,
  'choices',
  'currency',
  ...CURRENCIES,
] as const;

type NameColumn = `${'group' | 'option'}_${ContentLanguage}`;

/** A column of a table of choices. */
export type ChoiceColumn = (typeof COLUMNS)[number] | NameColumn;

/** The column of names of groups or of options in a language. */
export const nameColumn = (thing: 'group' | 'option', language: ContentLanguage): NameColumn =>
  `${thing}_${language}`;

const nameColumns = (languages: readonly ContentLanguage[]): NameColumn[] =>
  languages.flatMap((language) => [nameColumn('group', language), nameColumn('option', language)]);

/** All columns of names in further languages. */
export const NAME_COLUMNS = nameColumns(CONTENT_LANGUAGES);

/** The columns of a table of choices, in the order in which they are written. */
export const choiceColumns = (further: readonly ContentLanguage[]): ChoiceColumn[] => [
  ...COLUMNS,
  ...nameColumns(further),
];

const NAMED: ReadonlyMap<string, { thing: 'group' | 'option'; code: string }> = new Map(
  CONTENT_LANGUAGES.flatMap((code) =>
    (['group', 'option'] as const).map((thing) => [nameColumn(thing, code), { thing, code }] as const),
  ),
);

/** A column's heading; those that the table of items has too are called alike. */
export const choiceHeading = (column: ChoiceColumn, language: Language): string => {
  const t = textsIn(language);
  const named = NAMED.get(column);
  if (named) {
    const heading = t(`menuTable.choiceHeadings.${named.thing}`);
    return t('menuTable.headings.translated', { heading, code: named.code.toUpperCase() });
  }
  if (isCurrency(column)) return t('menuTable.headings.price', { currency: column });
  return t(
    `menuTable.choiceHeadings.${column as Exclude<ChoiceColumn, NameColumn | (typeof CURRENCIES)[number]>}`,
  );
};

const COLUMN_OF: ReadonlyMap<string, ChoiceColumn> = new Map([
  ...NAME_COLUMNS.map((column): [string, ChoiceColumn] => [foldCell(column), column]),
  ...LANGUAGES.flatMap((language) =>
    choiceColumns(CONTENT_LANGUAGES).map((column): [string, ChoiceColumn] => [
      foldCell(choiceHeading(column, language)),
      column,
    ]),
  ),
]);

/** The column that a heading names, in any language; undefined for others, which are not read. */
export const choiceColumnOf = (heading: string): ChoiceColumn | undefined => COLUMN_OF.get(foldCell(heading));

/** Whether a table is one of choices: only those name options. */
export const isChoicesTable = (csv: string): boolean =>
  headingsIn(csv).some((heading) => choiceColumnOf(heading) === 'option');
