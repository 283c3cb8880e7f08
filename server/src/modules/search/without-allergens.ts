import {
  type Allergen,
  allergensWithout,
  type Declarations,
  type DeclaringGroups,
} from '@tavolina/shared-api/contract';

/** Groups of choices of a menu, and what of it nobody can have now. */
export interface OfferedChoices {
  groups: readonly {
    id: string;
    min_choices?: number | null;
    options: readonly (Declarations & {
      id: string;
      available: boolean;
      option_group_ids: readonly string[];
    })[];
  }[];
  /** Ids of options that are sold out, or of which none are left. */
  gone: readonly string[];
}

/** How a document holds what one dish is without together. */
export const together = (allergens: readonly Allergen[]): string => allergens.join(' ');

/**
 * What a menu has dishes without (product.md §418): each allergen by its code, and for each dish all of them together, because
 * whoever avoids two needs one dish without both.
 */
export const withoutOf = (
  dishes: readonly (Declarations & { option_group_ids: readonly string[] })[],
  { groups, gone }: OfferedChoices,
): string[] => {
  const isGone = new Set(gone);
  const offered: DeclaringGroups = new Map(
    groups.map(({ options, ...group }) => [
      group.id,
      {
        ...group,
        options: options.map((option) => ({
          ...option,
          available: option.available && !isGone.has(option.id),
        })),
      },
    ]),
  );
  const each = dishes.map((dish) => allergensWithout(dish, offered)).filter(({ length }) => length > 0);
  return [...new Set([...each.flat(), ...each.map(together)])];
};
