import { activeFilters, CITIES, cityInPath, PAGE_SIZES } from '@tavolina/shared-api/contract';
import { useLocation, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, counted, PageHeader } from '@tavolina/shared-ui';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { CardResults } from '../../lib/card-results.tsx';
import { FavouritesLink } from '../../lib/favourites/favourites-link.tsx';
import { ActiveFilterTags } from '../../lib/filters/active-filter-tags.tsx';
import { FilterFields } from '../../lib/filters/filter-fields.tsx';
import { SortField } from '../../lib/filters/sort-field.tsx';
import { sortsWithWords } from '../../lib/filters/sorts-with-words.ts';
import { useFilters } from '../../lib/filters/use-filters.ts';
import { useLastPage } from '../../lib/filters/use-last-page.ts';
import { NearButton } from '../../lib/near/near-button.tsx';
import { NearPanel } from '../../lib/near/near-panel.tsx';
import { useNearSort } from '../../lib/near/use-near-sort.ts';
import page from '../../lib/page.module.css';
import { PageName } from '../../lib/page-title.tsx';
import { RestaurantCard } from '../../lib/restaurant-card.tsx';
import { SearchForm } from '../../lib/search-form.tsx';
import { PlacesOnMap } from './places-on-map.tsx';
import styles from './restaurants.module.css';
import { UnknownCity } from './unknown-city.tsx';
import { useRestaurants } from './use-restaurants.ts';
import { ViewSwitch } from './view-switch.tsx';

const SORT_OPTIONS = [
  'orders-first',
  'business_name-asc',
  'business_name-desc',
  'created_at-desc',
  'created_at-asc',
  'rating-desc',
  'rating-asc',
];

const Restaurants = () => {
  const { t, i18n } = useTranslation('diner');
  const { filters, page: current, view, addressIn, addressWith, change, replaceAll, goTo } = useFilters();
  const result = useRestaurants(filters, current, view);
  const { sorts, handleFound, handleForget } = useNearSort(
    filters,
    sortsWithWords(filters, SORT_OPTIONS, ['orders-first']),
    result.data?.items,
    change,
  );
  useLastPage(current, result.isPlaceholderData ? undefined : result.data, PAGE_SIZES.restaurants, goTo);
  // A city that an address made up is searched for, and named nowhere.
  const city = CITIES.some((code) => code === filters.city) ? t(`city.${filters.city}`) : '';
  const [isOpen, setIsOpen] = useState(false);
  const count = useRef<HTMLOutputElement>(null);
  const active = activeFilters(filters).length;
  const countOf = (total: number, isMinimum?: boolean): string =>
    t('restaurants.count', counted(total, i18n.language, isMinimum));
  const handleClear = (): void => replaceAll({});

  return (
    <div className={page.page}>
      {city === '' ? <PageName page="restaurants" /> : <PageName page="restaurantsIn" values={{ city }} />}
      <div className={styles.layout}>
        <PageHeader
          title={city === '' ? t('restaurants.title') : t('restaurants.titleIn', { city })}
          context={
            <output ref={count} tabIndex={-1}>
              {result.data ? countOf(result.data.total, result.data.is_total_minimum) : ' '}
            </output>
          }
        />
        <SearchForm className={styles.search} filters={filters} onSearch={change}>
          <Button type="submit">{t('search.submit')}</Button>
        </SearchForm>
        <div className={styles.tools}>
          <div className={styles.toggle}>
            <Button
              aria-expanded={isOpen}
              aria-controls="filters"
              icon={<SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setIsOpen(!isOpen)}
            >
              {active > 0 ? t('filters.titleCount', { count: active }) : t('filters.title')}
            </Button>
          </div>
          <SortField hideLabel value={filters.sort} sorts={sorts} onChange={(sort) => change({ sort })} />
        </div>
        <section
          id="filters"
          className={styles.filters}
          aria-label={t('filters.title')}
          data-open={isOpen || undefined}
        >
          <h2>{t('filters.title')}</h2>
          <FilterFields
            filters={filters}
            onChange={change}
            names={['business_name', 'menu_title']}
            withRating
          />
        </section>
        <div className={styles.results}>
          <div className={styles.modes}>
            <NearButton onForget={handleForget} />
            <FavouritesLink />
            <ViewSwitch view={view} addressIn={addressIn} />
          </div>
          <NearPanel onFound={handleFound} />
          <ActiveFilterTags filters={filters} heading={count} onChange={change} onClear={handleClear} />
          <CardResults
            result={result}
            words={{
              failed: t('restaurants.failed'),
              none: t('restaurants.none'),
              noMatch: t('restaurants.noMatch'),
              count: countOf,
            }}
            pageSize={PAGE_SIZES.restaurants}
            filters={filters}
            current={current}
            onPage={goTo}
            onClear={handleClear}
            asMap={
              view === 'map'
                ? (places, total, isMinimum) => (
                    <PlacesOnMap places={places} total={total} isMinimum={isMinimum} filters={filters} />
                  )
                : undefined
            }
            addressWith={addressWith}
            heading={count}
          >
            {(place) => <RestaurantCard key={place.id} place={place} />}
          </CardResults>
        </div>
      </div>
    </div>
  );
};

/** All places, or those of a city, narrowed by filters that stand in the URL. */
export const RestaurantsScreen = () => {
  const { pathname } = useLocation();
  return cityInPath(pathname) === 'unknown' ? <UnknownCity /> : <Restaurants />;
};
