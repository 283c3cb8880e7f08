import type { Allergen, Allergens } from '../codes/allergens.ts';
import { DIET_FACTS, DIETS, type Diet, type Diets } from '../codes/diets.ts';

/** What is declared of an item or an option; absent parts, as menus of before have them, declare nothing. */
export interface Declarations {
  allergens?: Allergens;
  diets?: Diets;
}

/** Whether a diet is declared, in itself or by one that includes it: what is vegan is vegetarian. */
export const isSuitable = ({ diets = {} }: Declarations, diet: Diet): boolean =>
  diets[diet] === 'suitable' ||
  DIETS.some((other) => diets[other] === 'suitable' && DIET_FACTS[other].includes?.includes(diet));

/** The diets that something is declared suitable for (product.md §413). */
export const suitableDiets = (declared: Declarations): Diet[] =>
  DIETS.filter((diet) => isSuitable(declared, diet));

/** Whether something is declared free from an allergen. Where nothing is declared, it is not (product.md §413). */
export const isFreeFrom = ({ allergens = {} }: Declarations, allergen: Allergen): boolean =>
  allergens[allergen] === 'free_from';

/** Whether anything is declared at all. */
export const isDeclared = ({ allergens = {}, diets = {} }: Declarations): boolean =>
  Object.keys(allergens).length + Object.keys(diets).length > 0;

/** A diet that is declared suitable, and what is declared besides that says otherwise. */
export interface WrongDiet {
  diet: Diet;
  against: { allergen: Allergen } | { diet: Diet };
}

/** Diets that what else is declared contradicts (product.md §414). */
export const wrongDiets = ({ allergens = {}, diets = {} }: Declarations): WrongDiet[] =>
  DIETS.filter((diet) => diets[diet] === 'suitable').flatMap((diet): WrongDiet[] => {
    const { excludes, excludesTraces, includes = [] } = DIET_FACTS[diet];
    const allergen = excludes.find((one) => {
      const answer = allergens[one];
      return answer === 'contains' || (excludesTraces && answer === 'may_contain');
    });
    if (allergen) return [{ diet, against: { allergen } }];
    const other = includes.find((one) => diets[one] === 'not_suitable');
    return other ? [{ diet, against: { diet: other } }] : [];
  });
