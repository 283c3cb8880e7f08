import { groupTerm, type SearchField, wholeTerm, wordTerm } from '../documents/terms.ts';
import type { UnitMeaning } from '../query/read-meanings.ts';
import type { SearchUnit } from '../query/search-units.ts';
import { isDiet, VOCABULARY } from '../text/analyse-text.ts';
import { splitWords } from '../text/split-words.ts';
import { stemsWithoutJoining } from '../text/stems-without-joining.ts';
import { FOREIGN_NAME_COST, SCATTERED_WORDS, WAY_COST } from './answer-costs.ts';

/** One way in which documents answer a unit, and how good it is. */
export interface Way {
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
    new Set(words.sq.map((name) => keyOf(stemsWithoutJoining(splitWords(name))))),
  ]),
);

/** Whether a name of several words is known in other languages than Albanian only. */
const isForeignName = ({ groups, stems }: SearchUnit): boolean =>
  stems.length > 1 && groups.length > 0 && !groups.some((group) => ALBANIAN.get(group)?.has(keyOf(stems)));

/** Where dishes are called something, and not a place or a menu. */
const OF_DISHES: ReadonlySet<SearchField> = new Set(['main', 'many', 'several', 'whole', 'dish']);

/** The word itself; words that are one name together are that name, a foreign one of dishes nearly as what means it (product.md §559). */
export const asWritten = (field: SearchField, { unit }: UnitMeaning): Way[] => {
  const words = field === 'whole' ? [wholeTerm(unit.stems)] : unit.stems.map((stem) => wordTerm(field, stem));
  const cost = OF_DISHES.has(field) && isForeignName(unit) ? FOREIGN_NAME_COST : WAY_COST.word;
  if (words.length === 1) return [{ cost, terms: words, needs: 'any' }];
  return unit.groups.map((group) => ({ cost, terms: [...words, groupTerm(field, group)], needs: 'all' }));
};

/**
 * Words of a phrase that stand apart, each in any of some fields. Not those of a diet: `pa` and `arra` apart are no dish without
 * nuts.
 */
export const scattered = (fields: readonly SearchField[], { unit }: UnitMeaning, cost: number): Way[] => {
  if (isDiet(unit.groups)) return [];
  const [terms, ...furtherWords] = unit.stems
    .slice(0, SCATTERED_WORDS)
    .map((stem) => fields.map((field) => wordTerm(field, stem)));
  return terms && furtherWords.length > 0 && fields.length > 0
    ? [{ cost, terms, needs: 'any', furtherWords }]
    : [];
};
