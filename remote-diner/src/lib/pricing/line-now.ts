import {
  type ContentLanguage,
  type GroupsById,
  groupsById,
  languageRead,
  type Menu,
  type SelectionSummary,
} from '@tavolina/shared-api/contract';
import { type CartLine, type KnownPrice, knownPrice } from '../cart/cart.ts';
import { countedThings } from './counted-things.ts';
import { itemsOf } from './dish-prices.ts';
import { type ChoiceProblem, lineChoices, rememberChoices } from './line-choices.ts';

/** Menus that have been looked up, by id; null for one that is gone. */
export type LiveMenus = ReadonlyMap<string, Menu | null>;

/** The groups of choices of a menu. */
export type GroupsOfMenus = (menu: Menu) => GroupsById;

/** Reads the groups of each menu once. */
export const groupsOfMenus = (): GroupsOfMenus => {
  const read = new Map<Menu, GroupsById>();
  return (menu) => {
    const groups = read.get(menu) ?? groupsById(menu.option_groups);
    read.set(menu, groups);
    return groups;
  };
};

/** What a line is priced by: the dish, what was chosen of it, and what is wrong with that. */
export interface LineNow {
  price: KnownPrice;
  selections: readonly SelectionSummary[];
  problem: ChoiceProblem | undefined;
  isChoosable: boolean;
  /** The languages of its name and of what was chosen; none while the menu has not been looked up. */
  language: ContentLanguage | undefined;
  chosenIn: readonly (ContentLanguage | undefined)[];
  /** What of it has a counted stock: its dish, and options. */
  counted: ReturnType<typeof countedThings>;
  /** The line as its diner would choose it now. */
  updated: CartLine;
}

/** A line by the live menu, or as it is remembered while that menu has not been looked up; undefined where it is gone. */
export const lineNow = (line: CartLine, menus: LiveMenus, groups: GroupsOfMenus): LineNow | undefined => {
  const menu = menus.get(line.menuId);
  if (menu === undefined) {
    const { known: price, choices = [] } = line;
    const isChoosable = choices.length > 0;
    return {
      price,
      selections: choices,
      problem: undefined,
      isChoosable,
      language: undefined,
      chosenIn: [],
      counted: [],
      updated: line,
    };
  }
  const item = menu && itemsOf(menu).find(({ id }) => id === line.itemId);
  if (!item) return undefined;
  const { selections, problem } = lineChoices(line, item, groups(menu));
  const isChoosable = (item.option_group_ids?.length ?? 0) > 0;
  const choices = problem ? (problem.rest ?? line.choices) : rememberChoices(selections);
  return {
    price: item,
    selections,
    problem,
    isChoosable: isChoosable || problem !== undefined,
    language: languageRead(menu, item, 'name'),
    chosenIn: selections.flatMap(({ chosen }) => chosen.map((option) => languageRead(menu, option, 'name'))),
    counted: countedThings(item, selections),
    updated: {
      ...line,
      name: item.name,
      known: knownPrice(item),
      ...(choices && (isChoosable || problem) && { choices }),
    },
  };
};
