import { z } from 'zod';
import { splitWords } from '../text/split-words.ts';
import { FIRST_LINE, inCell, parseTable, readTableFile } from './read-table.ts';
import { stemWord } from './stem-word.ts';

/** What words can ask for beside food; nobody delivers, so that has no filter of its own. */
const NAMED = ['open_now', 'takes_orders', 'delivery'] as const;

/** A phrase that asks for something beside food (product.md §533). */
export interface FilterPhrase {
  filter: (typeof NAMED)[number];
  /** Its words as a search compares them. */
  stems: readonly string[];
}

const row = z.object({ filter: z.enum(NAMED), sq: inCell, en: inCell, it: inCell });

/**
 * The phrases of a table with the columns `filter,sq,en,it`, the longest first.
 * @throws with a sentence that names the line that is wrong
 */
export const readFilterWords = (csv: string): readonly FilterPhrase[] => {
  return parseTable(csv)
    .data.flatMap((cells, index) => {
      const wrong = (message: string) =>
        new Error(`The words of filters, line ${index + FIRST_LINE}: ${message}`);
      const read = row.safeParse(cells);
      if (!read.success) throw wrong(z.prettifyError(read.error));
      const { filter, sq, en, it } = read.data;
      return [...sq, ...en, ...it].map((phrase) => {
        const stems = splitWords(phrase).map(stemWord);
        if (stems.length === 0) throw wrong('has an empty phrase.');
        return { filter, stems };
      });
    })
    .toSorted((one, other) => other.stems.length - one.stems.length);
};

/** The phrases of `server/vocabulary/filters.csv`. */
export const FILTER_PHRASES = readFilterWords(readTableFile('filters.csv'));
