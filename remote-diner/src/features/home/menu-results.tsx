import { PAGE_SIZES } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, EmptyState, ErrorState, LoadState, Pagination } from '@tavolina/shared-ui';
import { CardSkeletons } from '../../lib/card-skeletons.tsx';
import page from '../../lib/page.module.css';
import { MenuCard } from './menu-card.tsx';
import type { useMenus } from './use-menus.ts';

/** The grid of menus, or why there is none. */
export const MenuResults = ({
  result: { data, error, refetch },
  isFiltered,
  current,
  onPage,
  onClear,
}: {
  result: ReturnType<typeof useMenus>;
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
      {({ items, pages }) => (
        <>
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
