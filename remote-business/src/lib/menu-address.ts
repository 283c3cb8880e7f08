import { PATHS } from './paths.ts';

/**
 * Where a menu's link or code leads: the public menu, and which table the code stands on. The storefront passes over the
 * table, which is printed on the card instead (product.md §71).
 */
export const menuAddress = (menuId: string, table?: number): string => {
  const address = new URL(PATHS.publicMenu(menuId), window.location.origin);
  if (table !== undefined) address.searchParams.set('table', String(table));
  return address.href;
};
