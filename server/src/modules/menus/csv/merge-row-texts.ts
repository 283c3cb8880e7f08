import { type ContentLanguage, changedTranslations } from '@tavolina/shared-api/contract';
import type { SectionRecord } from '../save/menu-document.ts';
import type { CsvColumn } from './csv-columns.ts';
import { mergeRowValues } from './merge-row-values.ts';
import type { CsvItem } from './read-csv.ts';
import type { SectionText, TranslatedColumn } from './translated-columns.ts';

/** A text that a row says otherwise than one before it, or of no section. */
export interface WrongText {
  row: number;
  column: CsvColumn;
  /** The row that says another; undefined where the row has no section. */
  first?: number;
}

/** Texts that sections and menus have alike, in further languages. */
type Translated = SectionRecord['translations'];

/** A column of such a text in a language. */
interface TextColumn {
  language: ContentLanguage;
  name: SectionText;
  column: TranslatedColumn;
}

/** Merges the texts of the rows about one thing: their section, or the menu (product.md §505, §431). */
export const mergeRowTexts = (rows: readonly CsvItem[]) => {
  const wrong: WrongText[] = [];
  const said = (column: CsvColumn, cellOf: (row: CsvItem) => string | undefined): string | undefined => {
    const { value, conflicts } = mergeRowValues(rows.map((row) => ({ row: row.row, value: cellOf(row) })));
    wrong.push(...conflicts.map((conflict) => ({ ...conflict, column })));
    return value;
  };
  return {
    /** What contradicts a row before. */
    wrong,
    /** Undefined where there is no column. */
    said,
    /** Translations after the rows: what has no column stays. */
    translated: (columns: readonly TextColumn[], before: Translated): Translated => {
      const change: Translated = {};
      for (const { language, name, column } of columns) {
        const value = said(column, ({ translations }) => translations[column]);
        if (value !== undefined)
          change[language] = { ...before[language], ...change[language], [name]: value };
      }
      return changedTranslations(before, change);
    },
  };
};
