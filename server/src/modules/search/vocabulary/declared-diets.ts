import { type Declarations, type Diet, suitableDiets } from '@tavolina/shared-api/contract';
import { groupOfDiet, VOCABULARY } from '../text/analyse-text.ts';

const WORDS: ReadonlyMap<string, string> = new Map(
  VOCABULARY.map(({ id, words }) => [id, words.sq[0] ?? words.en[0] ?? '']),
);

/** A word for a diet that the vocabulary knows. */
const wordOfDiet = (diet: Diet): string => WORDS.get(groupOfDiet(diet)) ?? '';

/** The diets that a dish is declared suitable for, in words: they are searched as its name is (product.md §418). */
export const declaredWords = (dish: Declarations): string[] => suitableDiets(dish).map(wordOfDiet);
