import { editMenu, getOwnMenu } from '@tavolina/shared-api/client';
import type { Menu } from '@tavolina/shared-api/contract';
import { useMutation } from '@tavolina/shared-api/runtime';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import { useKeepMenu } from '../../lib/menus/use-keep-menu.ts';
import type { TranslationValues } from './menu-texts.ts';
import { translationsRequest } from './translations-request.ts';

/**
 * Saves translations. Where the menu was saved elsewhere meanwhile they are put onto that once: they name their parts, and
 * change nothing else of it.
 * @param onSaved told also where the page was left meanwhile
 */
export const useSaveTranslations = (menu: Menu, onSaved: (saved: Menu, sent: TranslationValues) => void) => {
  const keep = useKeepMenu();
  return useMutation({
    mutationFn: async (values: TranslationValues) => {
      try {
        return await editMenu(menu.id, translationsRequest(values, menu));
      } catch (error) {
        if (!hasStatus(error, 409)) throw error;
        return editMenu(menu.id, translationsRequest(values, await getOwnMenu(menu.id)));
      }
    },
    onSuccess: (saved, sent) => {
      keep(saved);
      onSaved(saved, sent);
    },
  });
};
