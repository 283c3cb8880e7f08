import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { useNow } from '@tavolina/shared-console/device/use-now.ts';
import { ordersQuery } from '@tavolina/shared-console/orders/orders-query.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { profileQuery } from '@tavolina/shared-console/place/profile-query.ts';
import { LoadState, SegmentedControl, Skeleton } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { useState } from 'react';
import { BestChoices } from './best-choices.tsx';
import { BestSellers } from './best-sellers.tsx';
import { DailyPanels } from './daily-panels.tsx';
import styles from './dashboard.module.css';
import { KeptPromises } from './kept-promises.tsx';
import { LostOrders } from './lost-orders.tsx';
import { orderStatsQuery, PERIODS, type Period } from './order-stats-query.ts';
import { RecommendedSales } from './recommended-sales.tsx';
import { CARDS, StatCards } from './stat-cards.tsx';
import { TakingsCard } from './takings-card.tsx';
import { WaitingOrders } from './waiting-orders.tsx';
import { WaitingTime } from './waiting-time.tsx';

const CHARTS = ['orders', 'revenue'] as const;
const SHAPES = ['asChart', 'asTable'] as const;

/** The boxes of a chart that is awaited. */
const AwaitedChart = () => (
  <div className={page.card} aria-hidden="true">
    <Skeleton height="24px" radius="6px" />
    <div className={styles.awaitedChart}>
      <Skeleton height="100%" radius="10px" />
    </div>
  </div>
);

/** How the place is doing: figures, the orders that wait, the last days and what sold. */
export const OverviewPanel = () => {
  const { t } = useTranslation('business');
  const [period, setPeriod] = useState<Period>('30');
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('asChart');
  const stats = useQuery(orderStatsQuery(period));
  const orders = useQuery(ordersQuery);
  const { data: profile } = useQuery(profileQuery);
  const now = useNow();
  const asTable = shape === 'asTable';
  return (
    <>
      {/* Said once that it failed, where the charts stand: their period may be what it takes to have figures. */}
      <LoadState
        data={stats.data}
        error={stats.error}
        failed={null}
        loading={
          <div className={styles.awaited}>
            {CARDS.map(({ name }) => (
              <Skeleton key={name} height="100%" radius="16px" />
            ))}
          </div>
        }
      >
        {(figures) => <StatCards stats={figures} />}
      </LoadState>
      <div className={styles.overview}>
        <div className={styles.besideCharts}>
          <QueryState
            query={orders}
            failed={t('orders.failed')}
            loading={<Skeleton height="240px" radius="16px" />}
          >
            {(list) => <WaitingOrders orders={list} now={now} />}
          </QueryState>
        </div>
        <div className={clsx(styles.charts, styles.widest)}>
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
              label={t('dashboard.shape')}
              options={SHAPES.map((value) => ({ value, label: t(`dashboard.${value}`) }))}
              value={shape}
              onChange={setShape}
            />
          </div>
          <QueryState
            query={stats}
            failed={t('dashboard.statsFailed')}
            loading={CHARTS.map((chart) => <AwaitedChart key={chart} />)}
          >
            {(figures) => <DailyPanels period={figures.period} asTable={asTable} />}
          </QueryState>
        </div>
        {stats.data ? (
          <div className={clsx(styles.charts, styles.belowWaiting)}>
            {stats.data.period.takings ? <TakingsCard takings={stats.data.period.takings} /> : null}
            <WaitingTime period={stats.data.period} days={Number(period)} />
            {stats.data.period.promises ? <KeptPromises promises={stats.data.period.promises} /> : null}
            {stats.data.period.lost ? <LostOrders lost={stats.data.period.lost} /> : null}
            <BestSellers sellers={stats.data.period.best_sellers} place={profile?.business_name ?? ''} />
            {stats.data.period.recommended ? (
              <RecommendedSales recommended={stats.data.period.recommended} />
            ) : null}
            <BestChoices choices={stats.data.period.best_choices} />
          </div>
        ) : null}
      </div>
    </>
  );
};
