import { getOwnMenu } from '@tavolina/shared-api/client';
import { keepPreviousData, useQuery } from '@tavolina/shared-api/runtime';
import { removeStored } from '@tavolina/shared-console/device/storage.ts';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import { MENUS_KEY, myMenusQuery } from '@tavolina/shared-console/place/menus-query.ts';
import { useEffect, useState } from 'react';
import { draftKey, listMenuDrafts, type MenuDraftEntry, NEW_MENU } from '../../lib/menus/menu-drafts.ts';

/** Those of some menus that are not there any more. */
const goneOf = async (menuIds: string[], signal: AbortSignal): Promise<string[]> => {
  const isGone = async (menuId: string): Promise<boolean> => {
    try {
      await getOwnMenu(menuId, signal);
      return false;
    } catch (error) {
      if (hasStatus(error, 404)) return true;
      throw error;
    }
  };
  const gone = await Promise.all(menuIds.map(isGone));
  return menuIds.filter((_menuId, index) => gone[index]);
};

/**
 * Forms of menus that this device keeps and no menu of the list leads to: the one of a new menu, and those whose menu is
 * gone (product.md §92). Menus are asked for only where the list has not what is kept.
 */
export const useMenuDrafts = (): { kept: MenuDraftEntry[]; drop: (menu: MenuDraftEntry) => void } => {
  const [all, setAll] = useState<MenuDraftEntry[]>([]);
  // Read once the page before has kept its last words, which it does as it goes.
  useEffect(() => {
    const read = (): void => setAll(listMenuDrafts());
    read();
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);
  const { data: menus } = useQuery(myMenusQuery);
  const unlisted = all
    .map(({ menuId }) => menuId)
    .filter((menuId) => menuId !== NEW_MENU && menus?.every(({ id }) => id !== menuId));
  const { data: gone } = useQuery({
    queryKey: [...MENUS_KEY, 'gone', unlisted],
    queryFn: ({ signal }) => goneOf(unlisted, signal),
    enabled: unlisted.length > 0,
    placeholderData: keepPreviousData,
  });
  const isShown = ({ menuId }: MenuDraftEntry): boolean =>
    menuId === NEW_MENU || (unlisted.includes(menuId) && gone?.includes(menuId) === true);
  return {
    kept: all.filter(isShown),
    drop: ({ menuId }) => {
      removeStored('localStorage', draftKey(menuId));
      setAll(listMenuDrafts());
    },
  };
};
