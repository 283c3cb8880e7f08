import {
  type ChoosableOption,
  type Choosing,
  type ChosenOption,
  choosingsOf,
  chosenOptions,
  defaultOptions,
  type GroupsById,
  type Item,
} from '@tavolina/shared-api/contract';
import { useMemo, useState } from 'react';

/** How many of a group have to be chosen, and can be. */
export const limitsOf = ({ min_choices, max_choices, options }: Choosing['group']) => ({
  least: min_choices ?? 0,
  most: Math.min(max_choices ?? options.length, options.length),
});

/** How many of a group are still missing. */
export const missingOf = ({ group, chosen }: Choosing): number =>
  Math.max(limitsOf(group).least - chosen.length, 0);

/** Names a group of a dish, which an option may bring a second time. */
export const choosingKey = ({ group, within }: Choosing): string => `${group.id} ${within?.id ?? ''}`;

/** What is being chosen of a dish. An option that comes with groups brings their defaults. */
export const useChoosing = (item: Item, groups: GroupsById, initial: readonly ChosenOption[]) => {
  const [options, setOptions] = useState(initial);
  const choosings = useMemo(() => choosingsOf(item, groups, options), [item, groups, options]);

  const choose = (choosing: Choosing, chosen: readonly ChoosableOption[]): void => {
    const key = choosingKey(choosing);
    const before = new Set(choosing.chosen);
    const brought = chosen
      .filter((option) => !choosing.within && !before.has(option))
      .flatMap((option) =>
        defaultOptions(option, groups)
          .filter(({ within }) => !within)
          .map(({ option_id }) => ({ option_id, within: option.id })),
      );
    const next = choosings.map((other) =>
      choosingKey(other) === key ? { ...other, chosen: [...chosen] } : other,
    );
    // Read once more, because what came with an option goes with it.
    setOptions(chosenOptions(choosingsOf(item, groups, [...chosenOptions(next), ...brought])));
  };

  return { choosings, choose };
};
