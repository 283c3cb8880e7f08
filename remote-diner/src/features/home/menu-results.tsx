import { listMenus, type MenuQuery } from '@tavolina/shared-api/client';
import { PAGE_SIZES } from '@tavolina/shared-api/contract';
import { keepPreviousData, queryOptions, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, EmptyState, ErrorState, LoadState, Pagination } from '@tavolina/shared-ui';
import { CardSkeletons } from '../../lib/card-skeletons.tsx';
import { activeFilters, type Filters, toQuery } from '../../lib/filters/filters.ts';
import { MenuCard } from '../../lib/menu-card.tsx';
import page from '../../lib/page.module.css';

const menusQuery = (query: MenuQuery) =>
  queryOptions({
    queryKey: ['menus', query],
    queryFn: ({ signal }) => listMenus(query, signal),
    placeholderData: keepPreviousData,
  });

/** The grid of menus for the filters in force. */
export const MenuResults = ({
  filters,
  current,
  onPage,
  onClear,
}: {
  filters: Filters;
  current: number;
  onPage: (page: number) => void;
  onClear: () => void;
}) => {
  const { t } = useTranslation('diner');
  const { data, error, refetch } = useQuery(
    menusQuery(toQuery(filters, current, PAGE_SIZES.home) as MenuQuery),
  );
  const isFiltered = activeFilters(filters).length > 0;
  return (
    <LoadState
      data={data}
      error={error}
      failed={<ErrorState title={t('home.failed')} text={t('safe')} onRetry={() => void refetch()} />}
      loading={<CardSkeletons count={PAGE_SIZES.home} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          title={t(isFiltered ? 'home.noMatch' : 'home.none')}
          action={isFiltered ? <Button onClick={onClear}>{t('filters.clear')}</Button> : null}
        />
      }
    >
      {({ items, total, pages }) => (
        <>
          <output>{t('home.count', { count: total })}</output>
          <div className={page.cards}>
            {items.map((menu) => (
              <MenuCard key={menu.id} menu={menu} />
            ))}
          </div>
          <Pagination page={current} pages={pages} onPage={onPage} />
        </>
      )}
    </LoadState>
  );
};
