import {
  type ChosenOption,
  canBeHad,
  defaultOptions,
  type GroupSelection,
  type GroupsById,
  groupsOf,
  selectionsOf,
} from '@tavolina/shared-api/contract';
import type { Random } from './random.ts';

/** Something of a menu that may have groups of choices. */
interface WithChoices {
  option_group_ids: readonly string[];
}

type Options = ChosenOption[];

/** Of each group what has to be chosen of it, and of every third one more. */
const someOf = (of: WithChoices, groups: GroupsById, random: Random, within?: string): Options =>
  groupsOf(of, groups).flatMap(({ options, min_choices, max_choices }) => {
    const left = options.filter((option) => canBeHad(option, groups, within ? 1 : 2));
    const more = random.chance(0.33) ? 1 : 0;
    const count = Math.min((min_choices ?? 0) + more, max_choices ?? left.length, left.length);
    const start = random.between(0, Math.max(left.length - 1, 0));
    return [...left.slice(start), ...left.slice(0, start)]
      .slice(0, count)
      .flatMap(
        (option): Options => [
          { option_id: option.id, ...(within && { within }) },
          ...(within ? [] : someOf(option, groups, random, option.id)),
        ],
      );
  });

/** What a diner of the demo chose of a dish: half of them what is chosen where nobody chooses, where that is enough. */
export const demoSelections = (dish: WithChoices, groups: GroupsById, random: Random): GroupSelection[] => {
  const chosen = selectionsOf(dish, groups, someOf(dish, groups, random));
  const usual = selectionsOf(dish, groups, defaultOptions(dish, groups));
  const isEnough = usual.every((one) => one.chosen.length >= (one.group.min_choices ?? 0));
  return isEnough && random.chance(0.5) ? usual : chosen;
};
