import { PATHS } from '../../lib/paths.ts';

/**
 * Where a code leads: the public menu, and which table it stands on. The storefront passes over the table, which is
 * printed on the card instead (product.md §71).
 */
export const codeAddress = (menuId: string, table: number | undefined): string => {
  const address = new URL(PATHS.publicMenu(menuId), window.location.origin);
  if (table !== undefined) address.searchParams.set('table', String(table));
  return address.href;
};
