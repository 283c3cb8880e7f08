import {
  type Allergen,
  allergensWithout,
  type Declarations,
  type DeclaringGroups,
  type Diet,
  dietsWith,
} from '@tavolina/shared-api/contract';
import { choiceNames, type Named } from './choice-names.ts';

/** Groups of choices of a menu, and what of it nobody can have now. */
export interface OfferedChoices {
  groups: readonly (Named & {
    id: string;
    min_choices?: number | null;
    options: readonly (Declarations &
      Named & {
        id: string;
        available: boolean;
        option_group_ids: readonly string[];
      })[];
  })[];
  /** Ids of options that are sold out, or of which none are left. */
  gone: readonly string[];
}

type Dishes = readonly (Declarations & { option_group_ids: readonly string[] })[];

/** The groups, with options marked unavailable that nobody can have now. */
const markGone = ({ groups, gone }: OfferedChoices): OfferedChoices['groups'] => {
  const isGone = new Set(gone);
  return groups.map(({ options, ...group }) => ({
    ...group,
    options: options.map((option) => ({ ...option, available: option.available && !isGone.has(option.id) })),
  }));
};

/** The groups of a menu by their ids, in which nothing is available that nobody can have now. */
export const offeredGroups = (choices: OfferedChoices): DeclaringGroups =>
  new Map(markGone(choices).map((group) => [group.id, group]));

/** The groups of a menu, each with the options that somebody can have now. */
export const availableChoices = (choices: OfferedChoices): OfferedChoices['groups'] =>
  markGone(choices).map(({ options, ...group }) => ({
    ...group,
    options: options.filter(({ available }) => available),
  }));

/**
 * Names of what can be chosen of some dishes, of what is available.
 * @param namesOf the names that are wanted of each
 */
export const choicesOf = (
  dishes: Dishes,
  choices: OfferedChoices,
  namesOf: (named: Named) => readonly string[],
): string[] => {
  const names = choiceNames(availableChoices(choices), namesOf);
  return [
    ...new Set(
      dishes.flatMap(({ option_group_ids }) => option_group_ids.flatMap((id) => names.get(id) ?? [])),
    ),
  ];
};

/** What one dish is free from, as one entry of the column `without`. */
export const joined = (allergens: readonly Allergen[]): string => allergens.join(' ');

/** The diets that a menu has a dish for (product.md §418). */
export const dietsOf = (dishes: Dishes, offered: DeclaringGroups): Diet[] => [
  ...new Set(dishes.flatMap((dish) => dietsWith(dish, offered))),
];

/**
 * What a menu has dishes without (product.md §418): each allergen by its code, and for each dish all of them together, because
 * whoever avoids two needs one dish without both.
 */
export const withoutOf = (dishes: Dishes, offered: DeclaringGroups): string[] => {
  const each = dishes.map((dish) => allergensWithout(dish, offered)).filter(({ length }) => length > 0);
  return [...new Set([...each.flat(), ...each.map(joined)])];
};
