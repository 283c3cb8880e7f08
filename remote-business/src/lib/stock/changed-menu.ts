import type { Item, Menu, Option } from '@tavolina/shared-api/contract';

/** A menu with what a press changed of it, without a save. */
export type Changed = (menu: Menu) => Menu;

/** A menu with another state of one of its items. */
export const withItem =
  ({ item: changed, version }: { item: Item; version: number }): Changed =>
  (menu) => {
    const swap = (items: Item[]): Item[] => items.map((item) => (item.id === changed.id ? changed : item));
    return {
      ...menu,
      version,
      items: swap(menu.items),
      sections: menu.sections.map((section) => ({ ...section, items: swap(section.items) })),
    };
  };

/** A menu with another state of one of its options. */
export const withOption =
  ({ option: changed, version }: { option: Option; version: number }): Changed =>
  (menu) => ({
    ...menu,
    version,
    option_groups: (menu.option_groups ?? []).map((group) => ({
      ...group,
      options: group.options.map((option) => (option.id === changed.id ? changed : option)),
    })),
  });
