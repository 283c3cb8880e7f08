import { ALLERGENS, type Allergen, type Allergens } from '../codes/allergens.ts';
import { DIET_FACTS, DIETS, type Diet, type Diets } from '../codes/diets.ts';
import type { Depth } from '../orders/line-choices.ts';
import { type Declarations, isDeclared, isFreeFrom, isSuitable } from './declarations.ts';

/** What is needed of an item or an option to say what it can be had without. */
interface Declaring extends Declarations {
  option_group_ids?: readonly string[] | undefined;
}

/** What is needed of groups of choices, by their ids; a plain `GroupsById` has it. */
export type DeclaringGroups = ReadonlyMap<
  string,
  { min_choices?: number | null; options: readonly (Declaring & { available: boolean })[] }
>;

const groupsFor = ({ option_group_ids = [] }: Declaring, groups: DeclaringGroups) =>
  option_group_ids.flatMap((id) => groups.get(id) ?? []);

const leavesChoices = (
  of: Declaring,
  groups: DeclaringGroups,
  fits: (option: Declarations) => boolean,
  depth: Depth = 2,
): boolean =>
  groupsFor(of, groups).every(({ options, min_choices }) => {
    const fitting = options.filter(
      (option) => option.available && fits(option) && (depth === 1 || leavesChoices(option, groups, fits, 1)),
    );
    return fitting.length >= (min_choices ?? 0);
  });

/**
 * Whether a dish declares anything at all, itself or by what can be chosen of it, sold out or not (product.md §417).
 */
export const declaresWithChoices = (of: Declaring, groups: DeclaringGroups, depth: Depth = 2): boolean =>
  isDeclared(of) ||
  groupsFor(of, groups).some(({ options }) =>
    options.some((option) => (depth === 1 ? isDeclared(option) : declaresWithChoices(option, groups, 1))),
  );

/**
 * Whether an option leaves a dish suitable for a diet: it does not say otherwise, and where the diet allows no traces it
 * says so itself (product.md §419).
 */
export const keepsDiet = (option: Declarations, diet: Diet): boolean => {
  const { allergens = {}, diets = {} } = option;
  const { excludes, excludesTraces, includes = [] } = DIET_FACTS[diet];
  if (isSuitable(option, diet)) return true;
  if ([diet, ...includes].some((each) => diets[each] === 'not_suitable')) return false;
  return excludesTraces
    ? excludes.every((allergen) => isFreeFrom(option, allergen))
    : excludes.every((allergen) => allergens[allergen] !== 'contains');
};

/**
 * Whether a dish is declared free from an allergen, and can be had so: also of each group that has to be chosen from enough
 * is left that is declared free from it (product.md §419).
 */
export const canBeHadWithout = (item: Declaring, allergen: Allergen, groups: DeclaringGroups): boolean =>
  isFreeFrom(item, allergen) && leavesChoices(item, groups, (option) => isFreeFrom(option, allergen));

/** All allergens that a dish can be had without, see `canBeHadWithout`. */
export const allergensWithout = (item: Declaring, groups: DeclaringGroups): Allergen[] =>
  ALLERGENS.filter((allergen) => canBeHadWithout(item, allergen, groups));

/** Whether a dish is declared suitable for a diet, and can be had so: enough of what has to be chosen fits (product.md §419). */
export const canBeHadFor = (item: Declaring, diet: Diet, groups: DeclaringGroups): boolean =>
  isSuitable(item, diet) && leavesChoices(item, groups, (option) => keepsDiet(option, diet));

/** All diets that a dish can be had for, see `canBeHadFor`. */
export const dietsWith = (item: Declaring, groups: DeclaringGroups): Diet[] =>
  DIETS.filter((diet) => canBeHadFor(item, diet, groups));

/**
 * What a dish declares, without “free from” and diets for which it cannot be had: nothing of a group that has to be chosen
 * from goes with them (product.md §685).
 */
export const declaredAsHad = (item: Declaring, groups: DeclaringGroups): Declarations => {
  const { allergens = {}, diets = {} } = item;
  const answers: Allergens = {};
  for (const code of ALLERGENS)
    if (allergens[code] && (!isFreeFrom(item, code) || canBeHadWithout(item, code, groups)))
      answers[code] = allergens[code];
  const suits: Diets = {};
  for (const code of DIETS)
    if (canBeHadFor(item, code, groups)) suits[code] = 'suitable';
    else if (diets[code] === 'not_suitable') suits[code] = 'not_suitable';
  return { allergens: answers, diets: suits };
};
