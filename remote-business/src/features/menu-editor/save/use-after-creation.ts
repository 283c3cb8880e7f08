import type { Menu } from '@tavolina/shared-api/contract';
import { useNavigate, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { MENUS_KEY } from '@tavolina/shared-console/place/menus-query.ts';

/** What follows once a form became a new menu: another page, the list with it, and a word of it (product.md §18). */
export const useAfterCreation = (markSaved: (version: number) => void) => {
  const { t } = useTranslation('business');
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (
    { title, version }: Menu,
    { to, text, lacksPictures }: { to: string; text: 'created' | 'savedAsNew'; lacksPictures: boolean },
  ): Promise<void> => {
    markSaved(version);
    await navigate(to);
    // Not waited for: the menu is made, however slow the list is.
    void client.invalidateQueries({ queryKey: MENUS_KEY });
    const { showToast } = await import('@tavolina/shared-ui/overlays');
    showToast({
      title: t(`editor.${text}`, { title }),
      ...(lacksPictures && { description: t('editor.photosGone') }),
    });
  };
};
