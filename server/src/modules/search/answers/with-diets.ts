import type { SearchMatch } from '@tavolina/shared-api/contract';
import { answeringGroups } from '../query/answers-by-way.ts';
import type { UnitMeaning } from '../query/read-meanings.ts';
import { isDiet } from '../text/analyse-text.ts';

/** A name that answers some units of a search. */
export interface NamedMatch {
  match: SearchMatch;
  answered: readonly UnitMeaning[];
}

/** What a card names, where words ask for a diet beside something else. */
interface NamedWithDiets {
  /** What stands in one list. */
  named: readonly SearchMatch[];
  /** What only keeps a diet. */
  apart: readonly SearchMatch[];
  /** Whether each that is named keeps all diets. */
  isKept: boolean;
}

/** Whether a unit is a diet, or may be one as it is typed on or mistyped. */
const mayBeDiet = (meaning: UnitMeaning): boolean => isDiet(answeringGroups(meaning));

/** The units of a search that are diets; none where it asks for nothing else, so that nothing can be taken for what keeps them. */
export const dietsBeside = (meanings: readonly UnitMeaning[]): readonly UnitMeaning[] => {
  const diets = meanings.filter(mayBeDiet);
  return diets.length === meanings.length ? [] : diets;
};

/** What keeps a diet and does not say so by its name alone: it is told for the words of the diet. */
export const toldForDiet = (match: SearchMatch): SearchMatch => ({ ...match, way: 'meaning' });

/**
 * Parts names so that none that does not keep a diet stands in one list with one that does (product.md §378): where dishes are what was
 * asked for and keep all diets, only those are named.
 * @param all what answers, the best first
 * @param isDish whether something is a dish, and not the name of a place or a title
 */
export const partByDiets = (
  all: readonly NamedMatch[],
  meanings: readonly UnitMeaning[],
  isDish: (name: string) => boolean,
): NamedWithDiets => {
  const diets = dietsBeside(meanings);
  const matchesOf = (some: readonly NamedMatch[]) => some.map(({ match }) => match);
  if (diets.length === 0) return { named: matchesOf(all), apart: [], isKept: false };
  const kept = all.filter(
    ({ answered }) =>
      diets.every((diet) => answered.includes(diet)) && answered.some((unit) => !diets.includes(unit)),
  );
  if (kept.some(({ match }) => isDish(match.name)))
    return { named: matchesOf(kept), apart: [], isKept: true };
  const isOfDiet = ({ answered }: NamedMatch): boolean => answered.every((unit) => diets.includes(unit));
  return {
    named: matchesOf(all.filter((each) => !isOfDiet(each))),
    apart: matchesOf(all.filter(isOfDiet)).map(toldForDiet),
    isKept: false,
  };
};
