import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
  changedTranslations,
  ITEM_FIELDS,
  type Language,
  MENU_FIELDS,
  SECTION_FIELDS,
  type Translations,
  textNames,
  translatedText,
} from '@tavolina/shared-api/contract';
import { textsIn } from '../../../platform/texts/texts.ts';

type ItemTranslations = Translations<typeof ITEM_FIELDS>;
type TextName = ReturnType<typeof textNames<typeof ITEM_FIELDS>>[number];

type ItemColumn = `${TextName}_${ContentLanguage}`;

/** Columns with what a section says of itself, by its fields. */
export const SECTION_COLUMNS = { title: 'section', description: 'section_description' } as const;

/** Columns with what the menu says of itself, by its fields. */
export const MENU_COLUMNS = { title: 'menu', description: 'menu_description' } as const;

/** A field of menus that such a column holds. */
export type MenuText = keyof typeof MENU_COLUMNS;
type MenuHeading = (typeof MENU_COLUMNS)[MenuText];
type MenuColumn = `${MenuHeading}_${ContentLanguage}`;

/** A field of sections that such a column holds. */
export type SectionText = keyof typeof SECTION_COLUMNS;
type SectionHeading = (typeof SECTION_COLUMNS)[SectionText];
type SectionColumn = `${SectionHeading}_${ContentLanguage}`;

/** A column with a text of items in a further language (product.md §431), or one of their section (§505) or of the menu. */
export type TranslatedColumn = ItemColumn | SectionColumn | MenuColumn;

const columnOf = (name: TextName, language: ContentLanguage): ItemColumn => `${name}_${language}`;

/** The column of a text of sections in a language. */
export const sectionColumn = (name: SectionText, language: ContentLanguage): SectionColumn =>
  `${SECTION_COLUMNS[name]}_${language}`;

/** The column of a text of the menu in a language. */
export const menuColumn = (name: MenuText, language: ContentLanguage): MenuColumn =>
  `${MENU_COLUMNS[name]}_${language}`;

const SECTION_TEXTS = textNames(SECTION_FIELDS);
const MENU_TEXTS = textNames(MENU_FIELDS);

/** What each column of items holds. */
const ITEM_FACTS = new Map(
  CONTENT_LANGUAGES.flatMap((language) =>
    textNames(ITEM_FIELDS).map((name) => [columnOf(name, language), { name, language }] as const),
  ),
);

interface ColumnFacts {
  language: ContentLanguage;
  /** By which the heading of the text itself is named. */
  heading: TextName | SectionHeading | MenuHeading;
  /** Characters that a cell holds at most. */
  max: number;
}

/** The same with the columns of sections and of the menu. */
const FACTS: ReadonlyMap<string, ColumnFacts> = new Map<string, ColumnFacts>([
  ...[...ITEM_FACTS].map(([column, { name, language }]): [string, ColumnFacts] => [
    column,
    { language, heading: name, max: ITEM_FIELDS[name].max },
  ]),
  ...CONTENT_LANGUAGES.flatMap((language) =>
    SECTION_TEXTS.map((name): [string, ColumnFacts] => [
      sectionColumn(name, language),
      { language, heading: SECTION_COLUMNS[name], max: SECTION_FIELDS[name].max },
    ]),
  ),
  ...CONTENT_LANGUAGES.flatMap((language) =>
    MENU_TEXTS.map((name): [string, ColumnFacts] => [
      menuColumn(name, language),
      { language, heading: MENU_COLUMNS[name], max: MENU_FIELDS[name].max },
    ]),
  ),
]);

/** Whether a column is one of these. */
export const isTranslatedColumn = (column: string): column is TranslatedColumn => FACTS.has(column);

/** The columns of some languages, language by language. */
export const translatedColumns = (languages: readonly ContentLanguage[]): TranslatedColumn[] =>
  languages.flatMap((language) => [
    ...MENU_TEXTS.map((name) => menuColumn(name, language)),
    ...SECTION_TEXTS.map((name) => sectionColumn(name, language)),
    ...textNames(ITEM_FIELDS).map((name) => columnOf(name, language)),
  ]);

/** A column's heading: that of the text itself with the language's code. */
export const translatedHeading = (column: TranslatedColumn, language: Language): string => {
  const t = textsIn(language);
  const { heading, language: code } = FACTS.get(column) ?? { heading: 'name' as const, language: '' };
  return t('menuTable.headings.translated', {
    heading: t(`menuTable.headings.${heading}`),
    code: code.toUpperCase(),
  });
};

/** What the cells of these columns may hold. */
export const TRANSLATED_CELLS = Object.fromEntries(
  [...FACTS].map(([column, { max }]) => [column, translatedText(max).optional()]),
);

/** An item's texts in these columns; empty where it has none. */
export const translatedCells = (
  translations: ItemTranslations,
  languages: readonly ContentLanguage[],
): Partial<Record<ItemColumn, string>> =>
  Object.fromEntries(
    languages.flatMap((language) =>
      textNames(ITEM_FIELDS).map((name) => [columnOf(name, language), translations[language]?.[name] ?? '']),
    ),
  );

/** An item's translations after a row: what has no column stays, an empty cell takes the text away. */
export const withTranslatedCells = (
  before: ItemTranslations | undefined,
  cells: Partial<Record<TranslatedColumn, string>>,
): ItemTranslations => {
  const after: ItemTranslations = { ...before };
  for (const [column, { name, language }] of ITEM_FACTS)
    if (cells[column] !== undefined) after[language] = { ...after[language], [name]: cells[column] };
  return changedTranslations(undefined, after);
};
