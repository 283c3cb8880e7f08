import type { Menu } from '@tavolina/shared-api/contract';
import { useQueryClient } from '@tavolina/shared-api/runtime';
import { MENUS_KEY, ownMenuQuery } from '../../lib/menus-query.ts';

/** Shows a menu as the server has just answered it, wherever it stands. */
export const useKeepMenu = (): ((menu: Menu) => Promise<void>) => {
  const client = useQueryClient();
  return async (menu) => {
    client.setQueryData(ownMenuQuery(menu.id).queryKey, menu);
    await client.invalidateQueries({ queryKey: [...MENUS_KEY, 'list'] });
  };
};
