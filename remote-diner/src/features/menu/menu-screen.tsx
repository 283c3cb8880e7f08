import { ApiError } from '@tavolina/shared-api/client';
import { useParams, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@tavolina/shared-ui';
import { Loading } from '../../lib/loading.tsx';
import { menuQuery, ratesQuery } from '../../lib/menu-queries.ts';
import page from '../../lib/page.module.css';
import { PageName, PageTitle } from '../../lib/page-title.tsx';
import { useWanted } from '../../lib/reading/reading-store.ts';
import { useReadMenu } from '../../lib/reading/use-read-menu.ts';
import { useReconnection } from '../../lib/use-reconnection.ts';
import { MenuPage } from './menu-page.tsx';

// After the page, as that of a place: styles have the order of imports, which must be one where they share a file.

import { MenuHeader } from './menu-header.tsx';

/** A menu, opened by its link. */
export const MenuScreen = () => {
  const { t } = useTranslation('diner');
  const { menuId = '' } = useParams();
  const menu = useQuery(menuQuery(menuId, useWanted()));
  const shown = useReadMenu(menu.data);
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
  if (failure && !(shown && rates.data)) {
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
  if (!shown || !rates.data) {
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
      <PageName page="menu" values={{ place: shown.business.name, menu: shown.title }} />
      <MenuPage menu={shown} rates={rates.data} header={<MenuHeader menu={shown} />} />
    </>
  );
};
