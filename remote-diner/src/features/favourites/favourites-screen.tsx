import { getPlacesNamed } from '@tavolina/shared-api/client';
import { keepPreviousData, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, EmptyState, ErrorState, LoadState, PageHeader } from '@tavolina/shared-ui';
import { CardSkeletons } from '../../lib/card-skeletons.tsx';
import { useFavourites } from '../../lib/favourites/favourites-store.ts';
import page from '../../lib/page.module.css';
import { PageName } from '../../lib/page-title.tsx';
import { RestaurantCard } from '../../lib/restaurant-card.tsx';
import { GonePlaces } from './gone-places.tsx';

/** The places that were marked on this device (product.md §458, §689). */
export const FavouritesScreen = () => {
  const { t } = useTranslation('diner');
  const kept = useFavourites(({ places }) => places);
  const ids = kept.map(({ id }) => id);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['places', ...ids],
    queryFn: ({ signal }) => (ids.length === 0 ? { items: [] } : getPlacesNamed(ids, signal)),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={page.page}>
      <PageName page="favourites" />
      <PageHeader title={t('favourites.title')} context={t('favourites.text')} />
      <LoadState
        data={
          data && {
            items: data.items.filter(({ id }) => ids.includes(id)),
            // Of a place that was just marked in another tab nothing is known yet.
            gone: isPlaceholderData
              ? []
              : kept.filter((place) => !data.items.some(({ id }) => id === place.id)),
          }
        }
        error={error}
        failed={<ErrorState title={t('favourites.failed')} text={t('safe')} onRetry={() => void refetch()} />}
        loading={<CardSkeletons count={Math.max(1, ids.length)} />}
        isEmpty={({ items, gone }) => items.length + gone.length === 0}
        empty={
          <EmptyState
            title={t('favourites.none')}
            text={t('favourites.noneText')}
            action={<ButtonLink to="/restaurants">{t('menu.toRestaurants')}</ButtonLink>}
          />
        }
      >
        {({ items, gone }) => (
          <>
            <GonePlaces places={gone} />
            <div className={page.cards}>
              {items.map((place) => (
                <RestaurantCard key={place.id} place={place} />
              ))}
            </div>
          </>
        )}
      </LoadState>
    </div>
  );
};
