import { PAGE_SIZES } from '@tavolina/shared-api/contract';
import { useQuery, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadState,
  Notice,
  PageHeader,
  Pagination,
  Skeleton,
} from '@tavolina/shared-ui';
import { nextStep } from '../../lib/next-step.ts';
import { ordersQuery } from '../../lib/orders-query.ts';
import page from '../../lib/page.module.css';
import { useChangeOrder } from '../../lib/use-change-order.ts';
import { useTitle } from '../../lib/use-title.ts';
import { filterOrders, type OrderFilters, readOrderFilters } from './order-filters.ts';
import styles from './orders.module.css';
import { OrdersFilterBar } from './orders-filter-bar.tsx';
import { OrdersTable } from './orders-table.tsx';

/** The business's orders: search, filter, sort, page, and take each one step further. */
export const OrdersScreen = () => {
  const { t } = useTranslation('business');
  useTitle(t('orders.title'));
  const [params, setParams] = useSearchParams();
  const filters = readOrderFilters(params);
  const { data, error, refetch } = useQuery(ordersQuery);
  const change = useChangeOrder();

  const write = (next: Partial<OrderFilters>, current = 1): void => {
    const values = { ...filters, ...next, page: current > 1 ? String(current) : '' };
    const entries = Object.entries(values).filter(
      ([name, value]) => value !== '' && !(name === 'sort' && value === 'newest'),
    );
    setParams(entries, { replace: true, preventScrollReset: true });
  };

  const shown = filterOrders(data ?? [], filters);
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_SIZES.orders));
  const current = Math.min(Math.max(1, Math.trunc(Number(params.get('page')) || 1)), pages);
  const from = (current - 1) * PAGE_SIZES.orders;
  const rows = shown.slice(from, from + PAGE_SIZES.orders);
  const longestWaiting = rows
    .filter(({ status }) => nextStep(status) !== undefined)
    .sort((a, b) => a.created_at.localeCompare(b.created_at))[0]?.id;

  return (
    <div className={page.page}>
      <PageHeader
        title={t('orders.title')}
        context={data ? t('orders.count', { count: data.length }) : ' '}
      />
      {change.error ? <Notice tone="danger">{t('orders.changeFailed')}</Notice> : null}
      <LoadState
        data={data}
        error={error}
        failed={<ErrorState title={t('orders.failed')} text={t('safe')} onRetry={() => void refetch()} />}
        loading={<Skeleton height="640px" radius="16px" />}
        isEmpty={(orders) => orders.length === 0}
        empty={<EmptyState title={t('orders.none')} text={t('orders.noneText')} />}
      >
        {() => (
          <div className={styles.panel}>
            <OrdersFilterBar
              filters={filters}
              onChange={(next) => write(next)}
              onClear={() => setParams({})}
            />
            {rows.length === 0 ? (
              <EmptyState
                title={t('orders.noMatch')}
                action={<Button onClick={() => setParams({})}>{t('orders.clear')}</Button>}
              />
            ) : (
              <OrdersTable orders={rows} longestWaiting={longestWaiting} onChange={change.mutate} />
            )}
            <div className={styles.foot}>
              <output>
                {t('orders.range', {
                  from: rows.length === 0 ? 0 : from + 1,
                  to: from + rows.length,
                  total: shown.length,
                })}
              </output>
              <Pagination page={current} pages={pages} onPage={(next) => write({}, next)} />
            </div>
          </div>
        )}
      </LoadState>
    </div>
  );
};
