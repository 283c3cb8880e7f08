import { listRestaurants, type RestaurantQuery } from '@tavolina/shared-api/client';
import { PAGE_SIZES } from '@tavolina/shared-api/contract';
import { keepPreviousData, queryOptions, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadState,
  PageHeader,
  Pagination,
  SearchField,
  SelectField,
} from '@tavolina/shared-ui';
import { SlidersHorizontal } from 'lucide-react';
import type { FormEvent } from 'react';
import { CardSkeletons } from '../../lib/card-skeletons.tsx';
import { ActiveFilterTags } from '../../lib/filters/active-filter-tags.tsx';
import { FilterFields } from '../../lib/filters/filter-fields.tsx';
import { activeFilters, toQuery } from '../../lib/filters/filters.ts';
import { useFilters } from '../../lib/filters/use-filters.ts';
import page from '../../lib/page.module.css';
import { useTitle } from '../../lib/use-title.ts';
import { RestaurantCard } from './restaurant-card.tsx';
import styles from './restaurants.module.css';

const SORTS = [
  '',
  'business_name-asc',
  'business_name-desc',
  'created_at-desc',
  'created_at-asc',
  'rating-desc',
  'rating-asc',
];

const restaurantsQuery = (query: RestaurantQuery) =>
  queryOptions({
    queryKey: ['restaurants', query],
    queryFn: ({ signal }) => listRestaurants(query, signal),
    placeholderData: keepPreviousData,
  });

/** All places, narrowed by filters that stand in the URL. */
export const RestaurantsScreen = () => {
  const { t } = useTranslation('diner');
  useTitle(t('restaurants.title'));
  const { filters, page: current, change, replaceAll, goTo } = useFilters();
  const query = toQuery(filters, current, PAGE_SIZES.restaurants) as RestaurantQuery;
  const { data, error, refetch } = useQuery(restaurantsQuery(query));
  const isFiltered = activeFilters(filters).length > 0;

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    change({ q: String(new FormData(event.currentTarget).get('q') ?? '') });
  };

  return (
    <div className={page.page}>
      <PageHeader
        title={t('restaurants.title')}
        context={<output>{data ? t('restaurants.count', { count: data.total }) : ' '}</output>}
        actions={
          <SelectField
            label={t('filters.sort')}
            value={filters.sort}
            options={SORTS.map((value) => ({ value, label: t(`sort.${value || 'default'}`) }))}
            onChange={(event) => change({ sort: event.target.value })}
          />
        }
      />
      <search>
        <form className={styles.search} onSubmit={handleSubmit}>
          <SearchField
            hideLabel
            label={t('home.searchLabel')}
            name="q"
            key={filters.q}
            defaultValue={filters.q}
            placeholder={t('home.searchExample')}
          />
          <Button type="submit">{t('home.search')}</Button>
        </form>
      </search>
      <details className={styles.filters}>
        <summary>
          <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" /> {t('filters.advanced')}
        </summary>
        <div>
          <FilterFields filters={filters} onChange={change} name="business_name" withRating />
        </div>
      </details>
      <ActiveFilterTags filters={filters} onChange={change} onClear={() => replaceAll({})} />
      <LoadState
        data={data}
        error={error}
        failed={
          <ErrorState title={t('restaurants.failed')} text={t('safe')} onRetry={() => void refetch()} />
        }
        loading={<CardSkeletons count={PAGE_SIZES.restaurants} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          isFiltered ? (
            <EmptyState
              title={t('restaurants.noMatch')}
              text={t('restaurants.noMatchText')}
              action={<Button onClick={() => replaceAll({})}>{t('filters.clear')}</Button>}
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
            <Pagination page={current} pages={pages} onPage={goTo} />
          </>
        )}
      </LoadState>
    </div>
  );
};
