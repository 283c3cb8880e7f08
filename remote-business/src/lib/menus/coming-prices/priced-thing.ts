import type { Item, Menu } from '@tavolina/shared-api/contract';
import { menuItems } from '@tavolina/shared-console/place/menu-items.ts';

/** An item or an option of a group, with what it costs. */
export type PricedThing = Pick<Item, 'id' | 'name' | 'default_currency' | 'prices'> & {
  kind: 'item' | 'option';
};

/** All of a menu that has a price, items before options; an option has the name of its group before its own. */
export const pricedThings = (menu: Menu): PricedThing[] => [
  ...menuItems(menu).map((item) => ({ ...item, kind: 'item' as const })),
  ...(menu.option_groups ?? []).flatMap((group) =>
    group.options.map((option) => ({
      ...option,
      kind: 'option' as const,
      name: `${group.name}: ${option.name}`,
    })),
  ),
];
