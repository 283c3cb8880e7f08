import { PATHS } from '@tavolina/shared-console/page/paths.ts';

/** Where a menu's link or code leads: the public menu, seated at a table by its code (product.md §71, §284). */
export const menuAddress = (menuId: string, tableCode?: string): string => {
  const address = new URL(PATHS.publicMenu(menuId), window.location.origin);
  if (tableCode !== undefined) address.searchParams.set('table', tableCode);
  return address.href;
};
