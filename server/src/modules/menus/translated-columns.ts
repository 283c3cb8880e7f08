import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
  changedTranslations,
  ITEM_FIELDS,
  type Language,
  SECTION_FIELDS,
  type Translations,
  textNames,
  translatedText,
} from '@tavolina/shared-api/contract';
import { textsIn } from '../../platform/texts/texts.ts';

type ItemTranslations = Translations<typeof ITEM_FIELDS>;
type TextName = ReturnType<typeof textNames<typeof ITEM_FIELDS>>[number];

type ItemColumn = `${TextName}_${ContentLanguage}`;
type SectionColumn = `section_${ContentLanguage}`;

/** A column with a text of items in a further language (product.md §431), or the title of their section (§505). */
export type TranslatedColumn = ItemColumn | SectionColumn;

const columnOf = (name: TextName, language: ContentLanguage): ItemColumn => `${name}_${language}`;

/** The column of titles of sections in a language. */
export const sectionColumn = (language: ContentLanguage): SectionColumn => `section_${language}`;

/** What each column of items holds. */
const ITEM_FACTS = new Map(
  CONTENT_LANGUAGES.flatMap((language) =>
    textNames(ITEM_FIELDS).map((name) => [columnOf(name, language), { name, language }] as const),
  ),
);

/** The same with the columns of sections. */
const FACTS: ReadonlyMap<string, { name: TextName | 'section'; language: ContentLanguage }> = new Map<
  string,
  { name: TextName | 'section'; language: ContentLanguage }
>([
  ...ITEM_FACTS,
  ...CONTENT_LANGUAGES.map((language): [string, { name: 'section'; language: ContentLanguage }] => [
    sectionColumn(language),
    { name: 'section', language },
  ]),
]);

/** Whether a column is one of these. */
export const isTranslatedColumn = (column: string): column is TranslatedColumn => FACTS.has(column);

/** The columns of some languages, language by language. */
export const translatedColumns = (languages: readonly ContentLanguage[]): TranslatedColumn[] =>
  languages.flatMap((language) => [
    sectionColumn(language),
    ...textNames(ITEM_FIELDS).map((name) => columnOf(name, language)),
  ]);

/** A column's heading: that of the text itself with the language's code. */
export const translatedHeading = (column: TranslatedColumn, language: Language): string => {
  const t = textsIn(language);
  const { name, language: code } = FACTS.get(column) ?? { name: 'name' as const, language: '' };
  return t('menuTable.headings.translated', {
    heading: t(`menuTable.headings.${name}`),
    code: code.toUpperCase(),
  });
};

/** What the cells of these columns may hold. */
export const TRANSLATED_CELLS = Object.fromEntries(
  [...FACTS].map(([column, { name }]) => [
    column,
    translatedText(name === 'section' ? SECTION_FIELDS.title.max : ITEM_FIELDS[name].max).optional(),
  ]),
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
