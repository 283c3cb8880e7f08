import type { ContentLanguage } from '../codes/content-languages.ts';
import type { Declarations } from '../menus/declarations.ts';
import type { OptionGroup } from '../menus/option-groups.ts';
import { textIn } from '../menus/translations.ts';
import type { PricedItem } from '../money.ts';
import type { ChosenOption, OrderChoice } from './order-lines.ts';

/** What is needed of an option to choose it: decimals, as the menu shows them. */
export type ChoosableOption = PricedItem &
  Pick<
    OptionGroup['options'][number],
    'id' | 'name' | 'available' | 'stock' | 'is_default' | 'option_group_ids' | 'translations'
  > &
  Declarations;
/** What is needed of a group to choose from it. */
export type ChoosableGroup = Omit<OptionGroup, 'options'> & { options: readonly ChoosableOption[] };
/** Groups of choices of a menu, by their ids. */
export type GroupsById = ReadonlyMap<string, ChoosableGroup>;

/** Something that comes with groups of choices: an item, or an option of one. */
export type WithGroups = { option_group_ids?: readonly string[] | undefined };

/** A group of an item that is chosen from, with what was chosen of it. */
export interface GroupSelection {
  group: ChoosableGroup;
  /** The chosen option that the group comes with; null for one of the item itself. */
  within: ChoosableOption | null;
  /** In the menu's order. */
  chosen: ChoosableOption[];
}

/** What was chosen of a group, as much of it as prices and names need: a `GroupSelection`, or what is remembered of one. */
export interface SelectionSummary {
  group: Pick<ChoosableGroup, 'name' | 'free_choices'>;
  within: { id: string } | null;
  chosen: readonly (PricedItem & { id: string; name: string })[];
}

/** Groups of choices by their ids, see `GroupsById`. */
export const groupsById = (groups: readonly ChoosableGroup[] = []): GroupsById =>
  new Map(groups.map((group) => [group.id, group]));

/** The groups that come with an item or an option, in the menu's order. */
export const groupsOf = ({ option_group_ids = [] }: WithGroups, groups: GroupsById): ChoosableGroup[] =>
  option_group_ids.flatMap((id) => groups.get(id) ?? []);

/** How deep groups lead: 2 for those of an item, 1 for those that come with an option (product.md §400). */
export type Depth = 1 | 2;

/** Whether an option can be chosen: it is there, and so is enough of each group that comes with it. */
export const canBeHad = (option: ChoosableOption, groups: GroupsById, depth: Depth = 2): boolean =>
  option.available && (depth === 1 || groupWithoutChoice(option, groups, 1) === undefined);

/** The first group of an item of which less is left than has to be chosen; such an item cannot be ordered. */
export const groupWithoutChoice = (
  item: WithGroups,
  groups: GroupsById,
  depth: Depth = 2,
): ChoosableGroup | undefined =>
  groupsOf(item, groups).find(
    ({ options, min_choices }) =>
      options.filter((option) => canBeHad(option, groups, depth)).length < (min_choices ?? 0),
  );

/** Says what is chosen of a group; `within` is the option that brings the group, null for a group of the item. */
type PickOptions = (group: ChoosableGroup, within: ChoosableOption | null) => ChoosableOption[];

/** The groups of an item in their order, each before those that come with what is chosen of it (product.md §400). */
const selectionsBy = (item: WithGroups, groups: GroupsById, pick: PickOptions): GroupSelection[] =>
  groupsOf(item, groups).flatMap((group) => {
    const chosen = pick(group, null);
    const nested = chosen.flatMap((within) =>
      groupsOf(within, groups).map((inner) => ({ group: inner, within, chosen: pick(inner, within) })),
    );
    return [{ group, within: null, chosen }, ...nested];
  });

const keyOf = (optionId: string, withinId: string | null | undefined): string =>
  `${optionId} ${withinId ?? ''}`;

/** What an item's diner chose, group by group. Options that no group has are in none. */
export const selectionsOf = (
  item: WithGroups,
  groups: GroupsById,
  options: readonly ChosenOption[],
): GroupSelection[] => {
  const named = new Set(options.map(({ option_id, within }) => keyOf(option_id, within)));
  return selectionsBy(item, groups, (group, within) =>
    group.options.filter(({ id }) => named.has(keyOf(id, within?.id))),
  );
};

/** What was chosen, as an order names it. */
export const chosenOptions = (selections: readonly SelectionSummary[]): ChosenOption[] =>
  selections.flatMap(({ within, chosen }) =>
    chosen.map(({ id }) => (within ? { option_id: id, within: within.id } : { option_id: id })),
  );

/** What is chosen of an item where nobody chooses (product.md §403): what can be had of its defaults, within the limit. */
export const defaultOptions = (item: WithGroups, groups: GroupsById): ChosenOption[] =>
  chosenOptions(
    selectionsBy(item, groups, (group, within) =>
      group.options
        .filter((option) => option.is_default && canBeHad(option, groups, within ? 1 : 2))
        .slice(0, group.max_choices ?? group.options.length),
    ),
  );

/** Why an item cannot be ordered with what was chosen. */
export interface WrongChoice {
  kind: 'missing' | 'too_many' | 'unavailable' | 'unknown';
  /** The group that too few or too many were chosen of, or the option that cannot be had; empty for an unknown one. */
  name: string;
}

const wrongOf = (
  { group, chosen }: GroupSelection,
  language: ContentLanguage | undefined,
): WrongChoice | undefined => {
  const gone = chosen.find(({ available }) => !available);
  if (gone) return { kind: 'unavailable', name: textIn(gone, 'name', language) };
  const name = textIn(group, 'name', language);
  if (chosen.length < (group.min_choices ?? 0)) return { kind: 'missing', name };
  const most = group.max_choices ?? group.options.length;
  return chosen.length > most ? { kind: 'too_many', name } : undefined;
};

/**
 * The first thing that is wrong with what was chosen of an item (product.md §401); undefined where nothing is.
 * @param language in which it is named, where it has a name there
 */
export const wrongChoice = (
  selections: readonly GroupSelection[],
  options: readonly ChosenOption[],
  language?: ContentLanguage,
): WrongChoice | undefined => {
  const known = new Set(chosenOptions(selections).map(({ option_id, within }) => keyOf(option_id, within)));
  if (options.some(({ option_id, within }) => !known.has(keyOf(option_id, within))))
    return { kind: 'unknown', name: '' };
  for (const selection of selections) {
    const wrong = wrongOf(selection, language);
    if (wrong) return wrong;
  }
  return undefined;
};

/** What was chosen, as an order keeps it (product.md §404). */
export const orderChoices = (selections: readonly SelectionSummary[]): OrderChoice[] =>
  selections.flatMap(({ group, within, chosen }) =>
    chosen.map(({ id, name }) => ({ option_id: id, within: within?.id ?? null, group: group.name, name })),
  );
