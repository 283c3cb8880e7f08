import type { MatchWay } from '@tavolina/shared-api/contract';
import type { Answers, UnitMeaning } from './read-meanings.ts';
import { groupTerm, SEARCH_FIELDS, type SearchField, wordTerm } from './search-terms.ts';

/** One way in which documents answer a unit, and how good it is. */
export interface Alternative {
  /** Number of the unit. */
  unit: number;
  /** Lower is better. */
  cost: number;
  terms: string[];
  /** Whether a document needs all of the terms, or any. */
  needs: 'all' | 'any';
}

/**
 * Ranks (product.md §251): names before descriptions, in each the word itself before words that begin with it before
 * words that mean it, and typos last. Costs of all units are added.
 */
const FIELD_COST: Readonly<Record<SearchField, number>> = {
  place: 0,
  main: 1,
  kind: 2,
  dish: 2,
  title: 2,
  city: 3,
  description: 30,
};
const WAY_COST: Readonly<Record<MatchWay, number>> = { word: 0, prefix: 4, meaning: 8, typo: 60 };

const FIELDS = Object.keys(SEARCH_FIELDS) as SearchField[];
/** Codes are known by their group in the vocabulary, so it is the word itself there. */
const NAMED_BY_GROUP: ReadonlySet<SearchField> = new Set(['kind', 'city']);

const termsIn = (field: SearchField, { stems, groups }: Answers): string[] => [
  ...[...stems].map((stem) => wordTerm(field, stem)),
  ...[...groups].map((group) => groupTerm(field, group)),
];

const groupsIn = (field: SearchField, groups: readonly string[]): string[] =>
  groups.map((group) => groupTerm(field, group));

const alternativesIn = (
  field: SearchField,
  { unit, prefix, typo }: UnitMeaning,
): Omit<Alternative, 'unit'>[] => {
  const cost = (way: MatchWay): number => FIELD_COST[field] + WAY_COST[way];
  const isNamedByGroup = NAMED_BY_GROUP.has(field);
  const words = unit.stems.map((stem) => wordTerm(field, stem));
  const groups = groupsIn(field, unit.groups);
  return [
    { cost: cost('word'), terms: words, needs: 'all' as const },
    { cost: cost(isNamedByGroup ? 'word' : 'meaning'), terms: groups, needs: 'any' as const },
    { cost: cost('prefix'), terms: termsIn(field, prefix), needs: 'any' as const },
    { cost: cost('typo'), terms: termsIn(field, typo), needs: 'any' as const },
  ].filter(({ terms }) => terms.length > 0);
};

/**
 * All ways in which documents answer some units.
 * @param fields in which they are looked for
 * @param first number of the first unit
 */
export const alternativesOf = (
  meanings: readonly UnitMeaning[],
  fields: readonly SearchField[] = FIELDS,
  first = 0,
): Alternative[] =>
  meanings.flatMap((meaning, index) =>
    fields
      .flatMap((field) => alternativesIn(field, meaning))
      .map((alternative) => ({ ...alternative, unit: first + index })),
  );
