import type { Item, Menu } from '@tavolina/shared-api/contract';

/** All items of a menu: those of its sections, in their order, then those that stand alone. */
export const menuItems = ({ sections, items }: Pick<Menu, 'sections' | 'items'>): Item[] => [
  ...sections.flatMap((section) => section.items),
  ...items,
];
