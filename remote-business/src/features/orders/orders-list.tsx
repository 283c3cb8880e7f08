import { type BusinessOrderRow, type OrderStatus, PAGE_SIZES } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ordersOfDayQuery } from '@tavolina/shared-console/orders/orders-query.ts';
import type { OrderChange } from '@tavolina/shared-console/orders/use-change-order.ts';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { useFocusNear } from '@tavolina/shared-console/page/use-focus-near.ts';
import { Button, EmptyState, formatCount, Pagination, Skeleton } from '@tavolina/shared-ui';
import { useUrlParams } from '../../lib/lists/use-url-params.ts';
import { filterOrders, type OrderFilters, readOrderFilters, writeOrderFilters } from './order-filters.ts';
import styles from './orders.module.css';
import { OrdersFilterBar } from './orders-filter-bar.tsx';
import { OrdersTable } from './orders-table.tsx';
import type { OrdersViewProps } from './orders-view.ts';

const countByStatus = (orders: readonly BusinessOrderRow[]): Partial<Record<OrderStatus, number>> => {
  const counts: Partial<Record<OrderStatus, number>> = {};
  for (const { status } of orders) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/**
 * Orders filtered, sorted and paged as in the URL (product.md §12). The orders of a day are loaded separately, because
 * the loaded list holds the newest only (product.md §80).
 */
export const OrdersList = ({ orders, busyIds, onChange }: OrdersViewProps) => {
  const { t, i18n } = useTranslation('business');
  const [params, setParams] = useUrlParams();
  const filters = readOrderFilters(params);
  const write = (next: Partial<OrderFilters>, page = 1): void =>
    setParams(writeOrderFilters({ ...filters, ...next }, page));
  const moveFocus = useFocusNear();
  const clear = (): void => {
    moveFocus();
    setParams([]);
  };
  // A step may remove an order from a filtered list.
  const handleChange = (change: OrderChange): void => {
    moveFocus();
    onChange(change);
  };

  const isOfDay = filters.date !== '';
  const ofDay = useQuery({ ...ordersOfDayQuery(filters.date), enabled: isOfDay });
  const listed = isOfDay ? ofDay.data : orders;
  const shown = filterOrders(listed ?? [], filters);
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_SIZES.orders));
  const current = Math.min(Math.max(1, Math.trunc(Number(params.get('page')) || 1)), pages);
  const from = (current - 1) * PAGE_SIZES.orders;
  const rows = shown.slice(from, from + PAGE_SIZES.orders);
  const grouped = (count: number): string => formatCount(count, i18n.language);
  const range = {
    from: grouped(from + 1),
    to: grouped(from + rows.length),
    total: grouped(shown.length),
  };
  // Who only typed a word set no filter to speak of.
  const isWord = filters.search.trim() !== '' && filters.status === '' && !isOfDay;

  return (
    <div className={styles.panel}>
      <OrdersFilterBar
        filters={filters}
        counts={countByStatus(listed ?? [])}
        onChange={write}
        onClear={clear}
      />
      <QueryState
        query={{ ...ofDay, data: listed }}
        failed={t('orders.failed')}
        loading={<Skeleton height="564px" radius="16px" />}
        isEmpty={() => rows.length === 0}
        empty={
          <EmptyState
            title={isWord ? t('orders.noWord', { word: filters.search.trim() }) : t('orders.noMatch')}
            text={t(isWord ? 'orders.noWordText' : 'orders.noMatchText')}
            action={<Button onClick={clear}>{t('orders.clear')}</Button>}
          />
        }
      >
        {() => (
          <>
            <OrdersTable orders={rows} busyIds={busyIds} onChange={handleChange} />
            <div className={styles.foot}>
              <output>{t('orders.range', range)}</output>
              <Pagination page={current} pages={pages} onPage={(next) => write({}, next)} />
            </div>
          </>
        )}
      </QueryState>
    </div>
  );
};
