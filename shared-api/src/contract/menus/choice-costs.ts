import {
  type ChoosableGroup,
  type ChoosableOption,
  canBeHad,
  type Depth,
  type GroupsById,
} from '../orders/line-choices.ts';

/**
 * What an option costs as the next one of its group, when options come by their own price, the dearest first. The first
 * `free_choices` cost nothing, of which none that makes an item cheaper is (product.md §402).
 * @param before how many of the group were chosen before it
 */
export const asNext = (
  own: number,
  before: number,
  { free_choices }: Pick<ChoosableGroup, 'free_choices'>,
): number => (before < (free_choices ?? 0) ? Math.min(own, 0) : own);

/** The options that a price counts: those that can be had, or all where these are too few to choose (product.md §406). */
export const offeredOf = (
  group: ChoosableGroup,
  groups: GroupsById,
  depth: Depth,
): readonly ChoosableOption[] => {
  const there = group.options.filter((option) => canBeHad(option, groups, depth));
  return there.length < (group.min_choices ?? 0) ? group.options : there;
};
