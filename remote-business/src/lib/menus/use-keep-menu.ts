import type { Menu } from '@tavolina/shared-api/contract';
import { useQueryClient } from '@tavolina/shared-api/runtime';
import { MENUS_KEY, ownMenuQuery } from '@tavolina/shared-console/place/menus-query.ts';

/** Stores a menu from a response. Other cached data of menus, including item counts, is then outdated. */
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
