import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';

/** The browser has no room left, or keeps nothing at all: what is typed is nowhere but on this page. */
export const NotStoredNotice = ({ isNotStored }: { isNotStored: boolean }) => {
  const { t } = useTranslation('business');
  return isNotStored ? <Notice tone="attention">{t('editor.unkept')}</Notice> : null;
};
