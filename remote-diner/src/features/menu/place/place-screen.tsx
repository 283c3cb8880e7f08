import { ApiError } from '@tavolina/shared-api/client';
import {
  menuToShow,
  type PlacePage,
  placePath,
  readMenuTab,
  readReviewsPage,
} from '@tavolina/shared-api/contract';
import {
  keepPreviousData,
  Navigate,
  useLocation,
  useParams,
  useQuery,
  useSearchParams,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { ErrorState, PageHeader, Skeleton } from '@tavolina/shared-ui';
import { lazy, Suspense } from 'react';
import { Loading } from '../../../lib/loading.tsx';
import { menuQuery, ratesQuery } from '../../../lib/menu-queries.ts';
import page from '../../../lib/page.module.css';
import { PageName, PageTitle } from '../../../lib/page-title.tsx';
import { placeQuery } from '../../../lib/place-queries.ts';
import { useWanted } from '../../../lib/reading/reading-store.ts';
import { useReadMenu } from '../../../lib/reading/use-read-menu.ts';
import { useReconnection } from '../../../lib/use-reconnection.ts';
import { MenuPage } from '../menu-page.tsx';
import { PlaceAbout } from './place-about.tsx';
import { PlaceHeader } from './place-header.tsx';

/** Few come to a name that nobody has: the code of its search is loaded then. */
const UnknownPlace = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'unknown-place' */ './unknown-place.tsx')).UnknownPlace,
}));

/** A place with the menu of the open tab (product.md §452). */
const PlaceMenus = ({ place }: { place: PlacePage }) => {
  const { t } = useTranslation('diner');
  const [params] = useSearchParams();
  const menuId = menuToShow(place, readMenuTab(params));
  const menu = useQuery({ ...menuQuery(menuId, useWanted()), placeholderData: keepPreviousData });
  const shown = useReadMenu(menu.data);
  const rates = useQuery(ratesQuery);
  const askAgain = (): void => {
    void menu.refetch();
    void rates.refetch();
  };
  useReconnection(askAgain);
  const isLost = menu.isPlaceholderData && menu.error !== null;
  return (
    <MenuPage
      menu={isLost ? undefined : shown}
      rates={rates.data}
      header={<PlaceHeader place={place} menuId={menuId} menu={shown} />}
      waiting={
        menu.error || rates.error ? (
          <ErrorState title={t('menu.failed')} text={t('safe')} onRetry={askAgain} />
        ) : (
          <Loading>
            <Skeleton height="560px" radius="16px" />
          </Loading>
        )
      }
      about={<PlaceAbout place={place} />}
    />
  );
};

/** The page of a place (product.md §451). */
export const PlaceScreen = () => {
  const { t } = useTranslation('diner');
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const { data: place, error, refetch } = useQuery(placeQuery(slug, readReviewsPage(params)));
  if (error instanceof ApiError && error.status === 404)
    return (
      <Suspense fallback={<PageTitle title={t('place.notFound')} />}>
        <UnknownPlace />
      </Suspense>
    );
  if (error && !place)
    return (
      <div className={page.page}>
        <PageTitle title={t('place.failed')} />
        <PageHeader title={t('place.failed')} />
        <ErrorState title={t('safe')} onRetry={() => void refetch()} />
      </div>
    );
  if (!place)
    return (
      <Loading className={page.page}>
        <PageTitle title={t('place.title')} />
        <Skeleton height="248px" radius="16px" />
        <Skeleton height="560px" radius="16px" />
      </Loading>
    );
  if (place.slug !== slug) return <Navigate replace to={placePath(place.slug) + search} />;
  return (
    <>
      <PageName page="place" values={{ place: place.name, city: place.city }} />
      <PlaceMenus key={place.id} place={place} />
    </>
  );
};
