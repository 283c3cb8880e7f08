import { useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink } from '@tavolina/shared-ui';
import { MessagePage } from './message-page.tsx';

/** What an address shows that no remote knows. */
export const PageNotFound = () => {
  const { t } = useTranslation('shell');
  return (
    <MessagePage title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink variant="action" to="/">
        {t('notFound.home')}
      </ButtonLink>
    </MessagePage>
  );
};
