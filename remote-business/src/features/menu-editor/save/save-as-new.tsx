import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { UploadProgress } from '../../../lib/pictures/upload-progress.tsx';
import { DeletedNotice } from '../conflict/deleted-notice.tsx';
import { CreateFailure } from './create-failure.tsx';
import type { useSaveAsNew } from './use-save-as-new.ts';

/** Name of the button that submits the form as a new menu. */
export const AS_NEW = 'as-new';

/** A menu that was deleted while it was written here becomes a new one with one press (product.md §182). */
export const SaveAsNew = ({
  creation: { isPending, error, share },
}: {
  creation: ReturnType<typeof useSaveAsNew>;
}) => {
  const { t } = useTranslation('business');
  return (
    <>
      <DeletedNotice
        action={
          <Button type="submit" name={AS_NEW} size="sm" busy={isPending}>
            {t(isPending ? 'editor.creating' : 'editor.saveAsNew')}
          </Button>
        }
      />
      <UploadProgress share={share} />
      <CreateFailure error={error} />
    </>
  );
};
