import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';

/** The browser has no room left, or keeps nothing at all: what is typed is nowhere but on this page. */
export const UnkeptNotice = ({ isUnkept }: { isUnkept: boolean }) => {
  const { t } = useTranslation('business');
  return isUnkept ? <Notice tone="attention">{t('editor.unkept')}</Notice> : null;
};
