import {
  type ChoosableOption,
  type ChosenOption,
  chosenOptions,
  defaultOptions,
  type GroupSelection,
  type GroupsById,
  type Item,
  selectionsOf,
} from '@tavolina/shared-api/contract';
import { useMemo, useState } from 'react';

/** How many of a group have to be chosen, and can be. */
export const limitsOf = ({ min_choices, max_choices, options }: GroupSelection['group']) => ({
  least: min_choices ?? 0,
  most: Math.min(max_choices ?? options.length, options.length),
});

/** How many of a group are still missing. */
export const missingOf = ({ group, chosen }: GroupSelection): number =>
  Math.max(limitsOf(group).least - chosen.length, 0);

/** Names a group of a dish, which an option may bring a second time. */
export const selectionKey = ({ group, within }: GroupSelection): string => `${group.id} ${within?.id ?? ''}`;

/** What is being chosen of a dish. An option that comes with groups brings their defaults. */
export const useSelections = (item: Item, groups: GroupsById, initial: readonly ChosenOption[]) => {
  const [options, setOptions] = useState(initial);
  const selections = useMemo(() => selectionsOf(item, groups, options), [item, groups, options]);

  const choose = (selection: GroupSelection, chosen: readonly ChoosableOption[]): void => {
    const key = selectionKey(selection);
    const before = new Set(selection.chosen);
    const brought = chosen
      .filter((option) => !selection.within && !before.has(option))
      .flatMap((option) =>
        defaultOptions(option, groups)
          .filter(({ within }) => !within)
          .map(({ option_id }) => ({ option_id, within: option.id })),
      );
    const next = selections.map((other) =>
      selectionKey(other) === key ? { ...other, chosen: [...chosen] } : other,
    );
    // Read once more, because what came with an option goes with it.
    setOptions(chosenOptions(selectionsOf(item, groups, [...chosenOptions(next), ...brought])));
  };

  return { selections, choose };
};
