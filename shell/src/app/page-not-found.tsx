import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from './notice.tsx';

/** What an address shows that no remote knows. */
export const PageNotFound = () => {
  const { t } = useTranslation('shell');
  return (
    <Notice title={t('notFound.title')} text={t('notFound.text')}>
      <Link to="/">{t('notFound.home')}</Link>
    </Notice>
  );
};
