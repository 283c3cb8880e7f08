import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { UploadProgress } from '../../lib/upload-progress.tsx';
import { CreateFailure } from './create-failure.tsx';
import type { useSaveAsNew } from './use-save-as-new.ts';

/** Name of the button that submits the form as a new menu. */
export const AS_NEW = 'as-new';

/** Somebody deleted the menu while it was written here: what is written becomes a new one (product.md §19). */
export const GoneNotice = ({
  creation: { isPending, error, share },
}: {
  creation: ReturnType<typeof useSaveAsNew>;
}) => {
  const { t } = useTranslation('business');
  return (
    <>
      <Notice
        tone="danger"
        title={t('editor.gone')}
        action={
          <Button type="submit" name={AS_NEW} size="sm" busy={isPending}>
            {t(isPending ? 'editor.creating' : 'editor.saveAsNew')}
          </Button>
        }
      >
        {t('editor.goneText')}
      </Notice>
      <UploadProgress share={share} />
      <CreateFailure error={error} />
    </>
  );
};
