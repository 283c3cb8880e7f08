import type { Menu } from '@tavolina/shared-api/contract';
import { useNavigate, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { MENUS_KEY } from '../../lib/menus-query.ts';
import { PATHS } from '../../lib/paths.ts';
import { UploadProgress } from '../../lib/upload-progress.tsx';
import { useOnce } from '../../lib/use-once.ts';
import { CreateFailure } from './create-failure.tsx';
import { withStoredPictures } from './stored-pictures.ts';
import { useCreateMenu } from './use-create-menu.ts';
import type { useMenuForm } from './use-menu-form.ts';

/** Somebody deleted the menu while it was written here: what is written becomes a new one (product.md §19). */
export const GoneNotice = ({
  menuForm: { form, creationKey, renewKey, markSaved },
}: {
  menuForm: ReturnType<typeof useMenuForm>;
}) => {
  const { t } = useTranslation('business');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { create, share } = useCreateMenu({
    form,
    creationKey,
    renewKey,
    prepared: withStoredPictures,
    onCreated: async ({ id, title, version }: Menu) => {
      markSaved(version);
      await navigate(PATHS.menu(id));
      await client.invalidateQueries({ queryKey: [...MENUS_KEY, 'list'] });
      const { showToast } = await import('@tavolina/shared-ui/overlays');
      showToast({ title: t('editor.savedAsNew', { title }) });
    },
  });
  const createOnce = useOnce(create.mutateAsync);
  return (
    <>
      <Notice
        tone="danger"
        title={t('editor.gone')}
        action={
          <Button size="sm" busy={create.isPending} onClick={() => createOnce(undefined)}>
            {t(create.isPending ? 'editor.creating' : 'editor.saveAsNew')}
          </Button>
        }
      >
        {t('editor.goneText')}
      </Notice>
      <UploadProgress share={share} />
      <CreateFailure error={create.error} />
    </>
  );
};
