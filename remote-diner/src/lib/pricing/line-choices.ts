import {
  type ChosenOption,
  canBeHad,
  chosenOptions,
  defaultOptions,
  type GroupSelection,
  type GroupsById,
  type Item,
  orderChoices,
  type SelectionSummary,
  selectionsOf,
  type WrongChoice,
  wrongChoice,
} from '@tavolina/shared-api/contract';
import { type CartLine, type KnownSelection, knownPrice, lineOf } from '../cart/cart.ts';

/** Why a line cannot be ordered with what was chosen (product.md §408). */
export interface ChoiceProblem extends Pick<WrongChoice, 'kind'> {
  /** The group to choose from, or the options that are gone. */
  name: string;
  /** What can still be had of it, where that is enough to order the line. */
  rest: KnownSelection[] | undefined;
}

/** What was chosen, as a cart keeps it: without the groups that nothing was chosen of. */
export const rememberChoices = (selections: readonly GroupSelection[]): KnownSelection[] =>
  selections
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ group: { name, free_choices }, within, chosen }) => ({
      group: { name, free_choices },
      within: within && { id: within.id },
      chosen: chosen.map((option) => ({ id: option.id, name: option.name, ...knownPrice(option) })),
    }));

/** What is chosen of a line: what its diner chose, else what is chosen where nobody chooses (product.md §403). */
export const optionsOf = (line: CartLine, item: Item, groups: GroupsById): ChosenOption[] =>
  line.choices ? chosenOptions(line.choices) : defaultOptions(item, groups);

/** Of what is chosen, what can be had. */
export const stillChoosable = (
  item: Item,
  groups: GroupsById,
  options: readonly ChosenOption[],
): ChosenOption[] => {
  const there = selectionsOf(item, groups, options).map((selection) => ({
    ...selection,
    chosen: selection.chosen.filter((option) => canBeHad(option, groups, selection.within ? 1 : 2)),
  }));
  // Once more, because what comes with an option that is gone is gone too.
  return chosenOptions(selectionsOf(item, groups, chosenOptions(there)));
};

const namesOfGone = (known: readonly SelectionSummary[], live: readonly GroupSelection[]): string => {
  const there = new Set(orderChoices(live).map(({ option_id, within }) => `${option_id} ${within}`));
  const gone = orderChoices(known).filter(({ option_id, within }) => !there.has(`${option_id} ${within}`));
  return gone.map(({ name }) => name).join(', ');
};

/** What was chosen of a line by its live menu, and what is wrong with it. */
export const lineChoices = (
  line: CartLine,
  item: Item,
  groups: GroupsById,
): { selections: GroupSelection[]; problem: ChoiceProblem | undefined } => {
  const options = optionsOf(line, item, groups);
  const selections = selectionsOf(item, groups, options);
  const wrong = wrongChoice(selections, options);
  if (!wrong) return { selections, problem: undefined };
  const left = stillChoosable(item, groups, options);
  const rest = selectionsOf(item, groups, left);
  const name = wrong.kind === 'unknown' ? namesOfGone(line.choices ?? [], selections) : wrong.name;
  return {
    selections,
    problem: {
      kind: wrong.kind,
      name,
      rest: wrongChoice(rest, left) ? undefined : rememberChoices(rest),
    },
  };
};

/** A dish as a line with what is chosen where nobody chooses; undefined where something has to be (product.md §403). */
export const lineByDefaults = (item: Item, groups: GroupsById): CartLine | undefined => {
  const options = defaultOptions(item, groups);
  const selections = selectionsOf(item, groups, options);
  if (wrongChoice(selections, options)) return undefined;
  return { ...lineOf(item), ...(selections.length > 0 && { choices: rememberChoices(selections) }) };
};
