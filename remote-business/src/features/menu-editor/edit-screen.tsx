import { ApiError } from '@tavolina/shared-api/client';
import { useParams, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@tavolina/shared-ui';
import { ownMenuQuery } from '../../lib/menus-query.ts';
import page from '../../lib/page.module.css';
import { PageTitle } from '../../lib/page-title.tsx';
import { PATHS } from '../../lib/paths.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { EditForm } from './edit-form.tsx';
import { useRates } from './use-rates.ts';

/** Opens a menu for changes. */
export const EditScreen = () => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const { menuId = '' } = useParams();
  const { data: menu, error, refetch } = useQuery(ownMenuQuery(menuId));
  const { rates, isPending } = useRates();

  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className={page.form}>
        <PageTitle title={t('menuView.notFound')} />
        <PageHeader title={t('menuView.notFound')} />
        <EmptyState
          title={t('menuView.notFoundText')}
          action={<ButtonLink to={PATHS.menus}>{t('menuView.toMenus')}</ButtonLink>}
        />
      </div>
    );
  }
  if (menu && !isPending) {
    return (
      <>
        <PageTitle title={menu.title} />
        <EditForm key={menu.id} menu={menu} rates={rates} />
      </>
    );
  }
  return (
    <div className={page.form} aria-busy={error === null}>
      <PageTitle title={t('menus.title')} />
      <h1 className={page.hidden}>{t('menus.title')}</h1>
      {error && !menu ? (
        <ErrorState title={t('menuView.failed')} text={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <Skeleton height="70px" width="320px" radius="10px" />
          <Skeleton height="560px" radius="16px" />
        </>
      )}
    </div>
  );
};
