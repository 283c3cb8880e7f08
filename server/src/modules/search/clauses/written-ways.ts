import { groupTerm, type SearchField, wholeTerm, wordTerm } from '../documents/terms.ts';
import type { ExpandedTerm } from '../query/expand-terms.ts';
import type { QueryTerm } from '../query/query-terms.ts';
import { isDiet, VOCABULARY } from '../text/analyse-text.ts';
import { splitWords } from '../text/split-words.ts';
import { stemsWithoutStopWords } from '../text/stems-without-stop-words.ts';
import { FOREIGN_NAME_COST, SCATTERED_WORDS, WAY_COST } from './answer-costs.ts';

/** One way in which documents answer a query term, and how good it is. */
export interface Clause {
  /** Lower is better. */
  cost: number;
  terms: string[];
  /** Whether a document needs all of the terms, or any. */
  needs: 'all' | 'any';
  /** Terms of further words, of each of which a document needs one too: where words of a phrase stand apart. */
  furtherWords?: string[][];
}

const keyOf = (stems: readonly string[]): string => stems.join(' ');

/** What each group of the vocabulary is called in Albanian, which menus are written in: the stems of its names. */
const ALBANIAN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  VOCABULARY.map(({ id, words }) => [
    id,
    new Set(words.sq.map((name) => keyOf(stemsWithoutStopWords(splitWords(name))))),
  ]),
);

/** Whether a name of several words is known in other languages than Albanian only. */
const isForeignName = ({ groups, stems }: QueryTerm): boolean =>
  stems.length > 1 && groups.length > 0 && !groups.some((group) => ALBANIAN.get(group)?.has(keyOf(stems)));

/** Where dishes are called something, and not a place or a menu. */
const OF_DISHES: ReadonlySet<SearchField> = new Set(['main', 'many', 'several', 'whole', 'dish']);

/** The word itself; words that are one name together are that name, a foreign one of dishes nearly as what means it (product.md §559). */
export const asWritten = (field: SearchField, { queryTerm }: ExpandedTerm): Clause[] => {
  const words =
    field === 'whole' ? [wholeTerm(queryTerm.stems)] : queryTerm.stems.map((stem) => wordTerm(field, stem));
  const cost = OF_DISHES.has(field) && isForeignName(queryTerm) ? FOREIGN_NAME_COST : WAY_COST.word;
  if (words.length === 1) return [{ cost, terms: words, needs: 'any' }];
  return queryTerm.groups.map((group) => ({
    cost,
    terms: [...words, groupTerm(field, group)],
    needs: 'all',
  }));
};

/**
 * Words of a phrase that stand apart, each in any of some fields. Not those of a diet: `pa` and `arra` apart are no dish without
 * nuts.
 */
export const scattered = (
  fields: readonly SearchField[],
  { queryTerm }: ExpandedTerm,
  cost: number,
): Clause[] => {
  if (isDiet(queryTerm.groups)) return [];
  const [terms, ...furtherWords] = queryTerm.stems
    .slice(0, SCATTERED_WORDS)
    .map((stem) => fields.map((field) => wordTerm(field, stem)));
  return terms && furtherWords.length > 0 && fields.length > 0
    ? [{ cost, terms, needs: 'any', furtherWords }]
    : [];
};
