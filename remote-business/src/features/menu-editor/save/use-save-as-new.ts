import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { useOnce } from '../../../lib/form/use-once.ts';
import type { useMenuForm } from '../use-menu-form.ts';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { useAfterCreation } from './use-after-creation.ts';
import { useCreateMenu } from './use-create-menu.ts';

/** Makes a new menu of what is written in one that was deleted meanwhile, and goes to it (product.md §182). */
export const useSaveAsNew = ({ form, creationKey, renewKey, markSaved }: ReturnType<typeof useMenuForm>) => {
  const afterCreation = useAfterCreation(markSaved);
  const { create, share, drop } = useCreateMenu({
    form,
    creationKey,
    renewKey,
    onCreated: (menu, lacksPictures) =>
      afterCreation(menu, { to: PATHS.menu(menu.id), text: 'savedAsNew', lacksPictures }),
  });
  useRestoredFocus(create.isPending);
  const createOnce = useOnce(create.mutateAsync);
  const { isPending, error } = create;
  return { isPending, error, share, drop, start: () => createOnce(undefined) };
};
