import type { Menu } from '@tavolina/shared-api/contract';
import { useQueryClient } from '@tavolina/shared-api/runtime';
import { MENUS_KEY, ownMenuQuery } from './menus-query.ts';

/** Shows a menu as the server has just answered it; what else is known of the menus is old then, be it how many items there are. */
export const useKeepMenu = (): ((menu: Menu) => void) => {
  const client = useQueryClient();
  return (menu) => {
    client.setQueryData(ownMenuQuery(menu.id).queryKey, menu);
    // Not waited for: the menu is stored, however slow the rest is.
    void client.invalidateQueries({
      queryKey: MENUS_KEY,
      predicate: ({ queryKey }) => queryKey[1] !== menu.id,
    });
  };
};
