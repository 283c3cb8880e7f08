import { ALLERGENS, type Allergen } from './codes/allergens.ts';
import { type Declarations, isFreeFrom } from './declarations.ts';

/** What is needed of an item or an option to say what it can be had without. */
interface Declaring extends Declarations {
  option_group_ids?: readonly string[] | undefined;
}

/** What is needed of groups of choices, by their ids; a plain `GroupsById` has it. */
export type DeclaringGroups = ReadonlyMap<
  string,
  { min_choices?: number | null; options: readonly (Declaring & { available: boolean })[] }
>;

/** How deep groups lead from an item: its own, and those that come with their options (product.md §400). */
type Depth = 1 | 2;

const leavesChoices = (
  { option_group_ids = [] }: Declaring,
  groups: DeclaringGroups,
  allergen: Allergen,
  depth: Depth,
): boolean =>
  option_group_ids
    .flatMap((id) => groups.get(id) ?? [])
    .every(({ options, min_choices }) => {
      const free = options.filter(
        (option) =>
          option.available &&
          isFreeFrom(option, allergen) &&
          (depth === 1 || leavesChoices(option, groups, allergen, 1)),
      );
      return free.length >= (min_choices ?? 0);
    });

/**
 * Whether a dish is declared free from an allergen, and can be had so: also of each group that has to be chosen from enough
 * is left that is declared free from it (product.md §419).
 */
export const canBeHadWithout = (item: Declaring, allergen: Allergen, groups: DeclaringGroups): boolean =>
  isFreeFrom(item, allergen) && leavesChoices(item, groups, allergen, 2);

/** All allergens that a dish can be had without, see `canBeHadWithout`. */
export const allergensWithout = (item: Declaring, groups: DeclaringGroups): Allergen[] =>
  ALLERGENS.filter((allergen) => canBeHadWithout(item, allergen, groups));
