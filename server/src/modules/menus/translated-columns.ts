import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
  changedTranslations,
  ITEM_FIELDS,
  type Language,
  type Translations,
  textNames,
  translatedText,
} from '@tavolina/shared-api/contract';
import { textsIn } from '../../platform/texts/texts.ts';

type ItemTranslations = Translations<typeof ITEM_FIELDS>;
type TextName = ReturnType<typeof textNames<typeof ITEM_FIELDS>>[number];

/** A column with a text of items in a further language (product.md §431). */
export type TranslatedColumn = `${TextName}_${ContentLanguage}`;

const columnOf = (name: TextName, language: ContentLanguage): TranslatedColumn => `${name}_${language}`;

/** What each such column holds. */
const FACTS = new Map(
  CONTENT_LANGUAGES.flatMap((language) =>
    textNames(ITEM_FIELDS).map((name) => [columnOf(name, language), { name, language }] as const),
  ),
);

/** Whether a column is one of these. */
export const isTranslatedColumn = (column: string): column is TranslatedColumn =>
  FACTS.has(column as TranslatedColumn);

/** The columns of some languages, language by language. */
export const translatedColumns = (languages: readonly ContentLanguage[]): TranslatedColumn[] =>
  languages.flatMap((language) => textNames(ITEM_FIELDS).map((name) => columnOf(name, language)));

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
  [...FACTS].map(([column, { name }]) => [column, translatedText(ITEM_FIELDS[name].max).optional()]),
);

/** An item's texts in these columns; empty where it has none. */
export const translatedCells = (
  translations: ItemTranslations,
  languages: readonly ContentLanguage[],
): Partial<Record<TranslatedColumn, string>> =>
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
  for (const [column, { name, language }] of FACTS)
    if (cells[column] !== undefined) after[language] = { ...after[language], [name]: cells[column] };
  return changedTranslations(undefined, after);
};

/** What becomes of an item's translations, text by text. */
export const changedTexts = (before: ItemTranslations | undefined, after: ItemTranslations) =>
  [...FACTS.values()].flatMap(({ name, language }) => {
    const now = after[language]?.[name] ?? '';
    const then = before && (before[language]?.[name] ?? '');
    return now === (then ?? '') ? [] : [{ language, field: name, before: then ?? null, after: now }];
  });
