import type { SearchMatch } from '@tavolina/shared-api/contract';
import { answeringGroups } from '../query/answers-by-way.ts';
import type { ExpandedTerm } from '../query/expand-terms.ts';
import { isDiet } from '../text/analyse-text.ts';

/** A name that answers some query terms of a search. */
export interface NamedMatch {
  match: SearchMatch;
  answered: readonly ExpandedTerm[];
}

/** What a card names, where words ask for a diet beside something else. */
interface NamedWithDiets {
  /** What stands in one list. */
  named: readonly SearchMatch[];
  /** What only keeps a diet. */
  dietOnly: readonly SearchMatch[];
  /** Whether each that is named keeps all diets. */
  isKept: boolean;
}

/** Whether a query term is a diet, or may be one as it is typed on or mistyped. */
const mayBeDiet = (expanded: ExpandedTerm): boolean => isDiet(answeringGroups(expanded));

/** The query terms of a search that are diets; none where it asks for nothing else, so that nothing can be taken for what keeps them. */
export const dietsBeside = (expandedTerms: readonly ExpandedTerm[]): readonly ExpandedTerm[] => {
  const diets = expandedTerms.filter(mayBeDiet);
  return diets.length === expandedTerms.length ? [] : diets;
};

/** What keeps a diet and does not say so by its name alone: it is told for the words of the diet. */
export const toldForDiet = (match: SearchMatch): SearchMatch => ({ ...match, way: 'meaning' });

/**
 * Splits names so that no list mixes those that keep a diet with those that do not (product.md §378). Where dishes are what was asked
 * for and keep all diets, only those are named.
 * @param all what answers, the best first
 * @param isDish whether something is a dish, and not the name of a place or a title
 */
export const splitByDiets = (
  all: readonly NamedMatch[],
  expandedTerms: readonly ExpandedTerm[],
  isDish: (name: string) => boolean,
): NamedWithDiets => {
  const diets = dietsBeside(expandedTerms);
  const matchesOf = (some: readonly NamedMatch[]) => some.map(({ match }) => match);
  if (diets.length === 0) return { named: matchesOf(all), dietOnly: [], isKept: false };
  const kept = all.filter(
    ({ answered }) =>
      diets.every((diet) => answered.includes(diet)) && answered.some((term) => !diets.includes(term)),
  );
  if (kept.some(({ match }) => isDish(match.name)))
    return { named: matchesOf(kept), dietOnly: [], isKept: true };
  const isOfDiet = ({ answered }: NamedMatch): boolean => answered.every((term) => diets.includes(term));
  return {
    named: matchesOf(all.filter((each) => !isOfDiet(each))),
    dietOnly: matchesOf(all.filter(isOfDiet)).map(toldForDiet),
    isKept: false,
  };
};
