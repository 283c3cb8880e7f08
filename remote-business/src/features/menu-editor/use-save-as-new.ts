import type { Menu } from '@tavolina/shared-api/contract';
import { useNavigate, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { MENUS_KEY } from '../../lib/menus-query.ts';
import { PATHS } from '../../lib/paths.ts';
import { useOnce } from '../../lib/use-once.ts';
import { useCreateMenu } from './use-create-menu.ts';
import { useFocusKept } from './use-focus-kept.ts';
import type { useMenuForm } from './use-menu-form.ts';

/** Makes a new menu of what is written in one that was deleted meanwhile, and goes to it (product.md §19). */
export const useSaveAsNew = ({ form, creationKey, renewKey, markSaved }: ReturnType<typeof useMenuForm>) => {
  const { t } = useTranslation('business');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { create, share, drop } = useCreateMenu({
    form,
    creationKey,
    renewKey,
    onCreated: async ({ id, title, version }: Menu) => {
      markSaved(version);
      await navigate(PATHS.menu(id));
      await client.invalidateQueries({ queryKey: [...MENUS_KEY, 'list'] });
      const { showToast } = await import('@tavolina/shared-ui/overlays');
      showToast({ title: t('editor.savedAsNew', { title }) });
    },
  });
  useFocusKept(create.isPending);
  const createOnce = useOnce(create.mutateAsync);
  const { isPending, error } = create;
  return { isPending, error, share, drop, start: () => createOnce(undefined) };
};
