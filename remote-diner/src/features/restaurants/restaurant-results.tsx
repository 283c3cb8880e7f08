import { PAGE_SIZES } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, EmptyState, ErrorState, LoadState, Pagination } from '@tavolina/shared-ui';
import { CardSkeletons } from '../../lib/card-skeletons.tsx';
import page from '../../lib/page.module.css';
import { RestaurantCard } from './restaurant-card.tsx';
import type { useRestaurants } from './use-restaurants.ts';

/** The grid of places, or why there is none. */
export const RestaurantResults = ({
  result: { data, error, refetch },
  isFiltered,
  current,
  onPage,
  onClear,
}: {
  result: ReturnType<typeof useRestaurants>;
  isFiltered: boolean;
  current: number;
  onPage: (page: number) => void;
  onClear: () => void;
}) => {
  const { t } = useTranslation('diner');
  return (
    <LoadState
      data={data}
      error={error}
      failed={<ErrorState title={t('restaurants.failed')} text={t('safe')} onRetry={() => void refetch()} />}
      loading={<CardSkeletons count={PAGE_SIZES.restaurants} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        isFiltered ? (
          <EmptyState
            title={t('restaurants.noMatch')}
            text={t('restaurants.noMatchText')}
            action={<Button onClick={onClear}>{t('filters.clear')}</Button>}
          />
        ) : (
          <EmptyState title={t('restaurants.none')} />
        )
      }
    >
      {({ items, pages }) => (
        <>
          <div className={page.cards}>
            {items.map((place) => (
              <RestaurantCard key={place.id} place={place} />
            ))}
          </div>
          <Pagination page={current} pages={pages} onPage={onPage} />
        </>
      )}
    </LoadState>
  );
};
