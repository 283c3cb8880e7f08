import type { ImportPreview, ImportProblem, Language } from '@tavolina/shared-api/contract';
import type { CountChange } from '../csv/stock-cells.ts';
import type { MenuContent } from '../save/menu-document.ts';
import type { MenuTexts } from './menu-texts.ts';

/** A table, and the language in which what is wrong with it is told. */
export interface Table {
  csv: string;
  language: Language;
}

/** What a table makes of a menu, and what is wrong with it. */
export interface AppliedTable {
  content: MenuContent;
  /** What the menu says of itself then; undefined where the table is not of that. */
  texts?: MenuTexts | undefined;
  /** Rows of the items that were read; none of a table of choices. */
  rows: number[];
  problems: ImportProblem[];
  warnings: ImportProblem[];
  /** What becomes of counts, which are no part of a menu. */
  counts: CountChange[];
  /** What a preview tells besides. */
  told: Omit<ImportPreview, 'version' | 'problems' | 'warnings' | 'stock_seen'>;
}

/** Problems and warnings that an answer names at most, of each. */
export const MOST_PROBLEMS = 100;
