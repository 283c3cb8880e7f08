import { ApiError } from '@tavolina/shared-api/client';
import { useParams, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@tavolina/shared-ui';
import { Loading } from '../../lib/loading.tsx';
import { menuQuery, ratesQuery } from '../../lib/menu-queries.ts';
import page from '../../lib/page.module.css';
import { PageName, PageTitle } from '../../lib/page-title.tsx';
import { useReconnection } from '../../lib/use-reconnection.ts';
import { MenuPage } from './menu-page.tsx';

/** A menu, opened by its link. */
export const MenuScreen = () => {
  const { t } = useTranslation('diner');
  const { menuId = '' } = useParams();
  const menu = useQuery(menuQuery(menuId));
  const rates = useQuery(ratesQuery);
  const askAgain = (): void => {
    void menu.refetch();
    void rates.refetch();
  };
  useReconnection(askAgain);

  const failure = menu.error ?? rates.error;
  if (failure instanceof ApiError && failure.status === 404) {
    return (
      <div className={page.page}>
        <PageTitle title={t('menu.notFound')} />
        <PageHeader title={t('menu.notFound')} />
        <EmptyState
          title={t('menu.notFoundText')}
          action={<ButtonLink to="/restaurants">{t('menu.toRestaurants')}</ButtonLink>}
        />
      </div>
    );
  }
  if (failure && !(menu.data && rates.data)) {
    return (
      <div className={page.page}>
        <PageTitle title={t('menu.failed')} />
        <PageHeader title={t('menu.failed')} />
        <ErrorState
          title={t('safe')}
          text={
            failure instanceof ApiError && failure.status > 0
              ? t('menu.status', { status: failure.status })
              : undefined
          }
          onRetry={askAgain}
        />
      </div>
    );
  }
  if (!menu.data || !rates.data) {
    return (
      <Loading className={page.page}>
        <PageTitle title={t('menu.title')} />
        <Skeleton height="248px" radius="16px" />
        <Skeleton height="560px" radius="16px" />
      </Loading>
    );
  }
  return (
    <>
      <PageName page="menu" values={{ place: menu.data.business.name, menu: menu.data.title }} />
      <MenuPage menu={menu.data} rates={rates.data} />
    </>
  );
};
