import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';

/** Somebody deleted the menu that is written in here: what is written can become a new one (product.md §19, §182). */
export const DeletedNotice = ({ action }: { action?: ReactNode }) => {
  const { t } = useTranslation('business');
  return (
    <Notice tone="danger" title={t('editor.gone')} action={action}>
      {t('editor.goneText')}
    </Notice>
  );
};
