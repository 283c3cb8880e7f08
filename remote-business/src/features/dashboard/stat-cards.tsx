import { getOrderStats } from '@tavolina/shared-api/client';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney, Skeleton } from '@tavolina/shared-ui';
import { ORDERS_KEY } from '../../lib/orders-query.ts';
import { QueryState } from '../../lib/query-state.tsx';
import styles from './dashboard.module.css';

/** The four figures of the place. */
export const StatCards = () => {
  const { t, i18n } = useTranslation('business');
  const query = useQuery({
    // Live events make the figures old together with the orders.
    queryKey: [...ORDERS_KEY, 'stats'],
    queryFn: ({ signal }) => getOrderStats(signal),
  });
  const euro = (amount: number): string => formatMoney(amount, 'EUR', i18n.language);
  return (
    <QueryState
      query={query}
      failed={t('dashboard.statsFailed')}
      loading={<Skeleton height="104px" radius="16px" />}
    >
      {(stats) => (
        <dl className={styles.stats}>
          {(
            [
              ['today', String(stats.orders_today)],
              ['month', String(stats.orders_this_month)],
              ['average', euro(stats.average_order_value)],
              ['revenue', euro(stats.total_revenue_this_month)],
            ] as const
          ).map(([name, figure]) => (
            <div key={name}>
              <dt>{t(`dashboard.stats.${name}`)}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </QueryState>
  );
};
