import type { Item, Menu } from '@tavolina/shared-api/contract';
import { menuItems } from './menu-items.ts';

/** The items of a menu that cannot be ordered because they have no price in any currency (product.md §18). */
export const unpricedItems = (menu: Pick<Menu, 'sections' | 'items'>): Item[] =>
  menuItems(menu).filter(({ price, prices }) => price <= 0 && prices.every((other) => other.price <= 0));
