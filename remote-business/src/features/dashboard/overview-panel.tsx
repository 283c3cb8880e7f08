import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { SegmentedControl, Skeleton } from '@tavolina/shared-ui';
import { useState } from 'react';
import { ordersQuery } from '../../lib/orders-query.ts';
import { QueryState } from '../../lib/query-state.tsx';
import { useNow } from '../../lib/use-now.ts';
import styles from './dashboard.module.css';
import { DayPanel } from './day-panel.tsx';
import { orderDays } from './order-days.ts';
import { StatCards } from './stat-cards.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

const PERIODS = ['14', '30'] as const;
const SHAPES = ['asChart', 'asTable'] as const;

/** How the place is doing: figures, the orders that wait, and the last days. */
export const OverviewPanel = () => {
  const { t } = useTranslation('business');
  const query = useQuery(ordersQuery);
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('14');
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('asChart');
  const now = useNow();
  return (
    <>
      <StatCards />
      <QueryState
        query={query}
        failed={t('orders.failed')}
        loading={<Skeleton height="640px" radius="16px" />}
      >
        {(orders) => {
          const days = orderDays(orders, Number(period), now);
          const asTable = shape === 'asTable';
          return (
            <div className={styles.overview}>
              <WaitingOrders orders={orders} now={now} />
              <div className={styles.charts}>
                <div className={styles.controls}>
                  <SegmentedControl
                    label={t('dashboard.period')}
                    options={PERIODS.map((value) => ({
                      value,
                      label: t('dashboard.days', { count: Number(value) }),
                    }))}
                    value={period}
                    onChange={setPeriod}
                  />
                  <SegmentedControl
                    label={t('dashboard.settings.appearance')}
                    options={SHAPES.map((value) => ({ value, label: t(`dashboard.${value}`) }))}
                    value={shape}
                    onChange={setShape}
                  />
                </div>
                <DayPanel of="orders" days={days} asTable={asTable} />
                <DayPanel of="revenue" days={days} asTable={asTable} />
              </div>
            </div>
          );
        }}
      </QueryState>
    </>
  );
};
