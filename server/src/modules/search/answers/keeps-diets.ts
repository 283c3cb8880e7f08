import type { ExpandedTerm } from '../query/expand-terms.ts';
import { analyseText, groupOfDiet } from '../text/analyse-text.ts';
import { answerOf } from './match-names.ts';
import { dietsBeside } from './with-diets.ts';

/** A dish with the diets that it is declared for, in words. */
interface DeclaredDish {
  name: string;
  declared: string;
}

/**
 * Whether a dish keeps what is asked for (product.md §544): each diet beside other words, by its name or declared, and the one that is
 * filtered by, which counts only where it is declared.
 */
export const keepsAskedDiets = (
  { name, declared }: DeclaredDish,
  expandedTerms: readonly ExpandedTerm[],
  filtered: string | undefined,
): boolean =>
  dietsBeside(expandedTerms).every((diet) => answerOf(name, diet) || answerOf(declared, diet)) &&
  (filtered === undefined || analyseText(declared).groups.has(groupOfDiet(filtered)));
