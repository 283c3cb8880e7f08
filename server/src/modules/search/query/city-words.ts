import { VOCABULARY } from '../text/analyse-text.ts';
import { type ExpandedTerm, NO_ANSWERS } from './expand-terms.ts';

const CITIES: ReadonlySet<string> = new Set(
  VOCABULARY.filter(({ kind }) => kind === 'city').map(({ id }) => id),
);

/** Whether a word is the name of a city. */
export const isCity = ({ queryTerm }: ExpandedTerm): boolean =>
  queryTerm.groups.some((group) => CITIES.has(group));

/** Whether a word can only be a mistyped name of a city. */
export const isMistypedCity = ({ queryTerm, typo }: ExpandedTerm): boolean =>
  queryTerm.groups.length === 0 &&
  typo.groups.size > 0 &&
  [...typo.groups].every((group) => CITIES.has(group));

/** Whether a word is the city where the others of its text are looked for, also a mistyped one (product.md §446). */
export const isWhere = (expanded: ExpandedTerm, expandedTerms: readonly ExpandedTerm[]): boolean =>
  expandedTerms.length > 1 && (isCity(expanded) || isMistypedCity(expanded));

/** The meanings of the words that are looked for, without the city where that is. */
export const withoutCity = (expandedTerms: readonly ExpandedTerm[]): ExpandedTerm[] =>
  expandedTerms.filter((expanded) => !isWhere(expanded, expandedTerms));

/**
 * Takes typos from words that the vocabulary knows, where a city stands beside them or is filtered by: a search for pizza in a city
 * without one offers other cities, not `acqua pazza` there (product.md §446).
 */
export const asTypedInCity = (
  expandedTerms: readonly ExpandedTerm[],
  isFiltered: boolean,
): readonly ExpandedTerm[] => {
  const inCity = withoutCity(expandedTerms);
  if (!isFiltered && inCity.length === expandedTerms.length) return expandedTerms;
  return expandedTerms.map((expanded) =>
    inCity.includes(expanded) && expanded.queryTerm.groups.length > 0
      ? { ...expanded, typo: NO_ANSWERS }
      : expanded,
  );
};
