import type { Item, Menu } from '@tavolina/shared-api/contract';
import { menuItems } from '@tavolina/shared-console/place/menu-items.ts';

/** Whether an item has no price in any currency. */
export const isUnpriced = ({ price, prices }: Item): boolean =>
  price <= 0 && prices.every((other) => other.price <= 0);

/** The items of a menu that cannot be ordered because they have no price in any currency (product.md §180). */
export const unpricedItems = (menu: Pick<Menu, 'sections' | 'items'>): Item[] =>
  menuItems(menu).filter(isUnpriced);
