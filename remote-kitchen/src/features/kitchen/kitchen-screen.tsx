import { serverNow } from '@tavolina/shared-api/client';
import { isUnanswered } from '@tavolina/shared-api/contract';
import { Link, useConnection, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { BellNotice } from '@tavolina/shared-console/bell/bell-notice.tsx';
import { useDeviceChoice } from '@tavolina/shared-console/device/use-device-choice.ts';
import { useKeptPage } from '@tavolina/shared-console/device/use-kept-page.ts';
import { useNow } from '@tavolina/shared-console/device/use-now.ts';
import { useWakeLock } from '@tavolina/shared-console/device/use-wake-lock.ts';
import { OrderChangeStatus } from '@tavolina/shared-console/orders/order-change-status.tsx';
import { ordersQuery } from '@tavolina/shared-console/orders/orders-query.ts';
import { useScheduledOrders } from '@tavolina/shared-console/orders/scheduled-orders.ts';
import { UndoSteps } from '@tavolina/shared-console/orders/undo-steps.tsx';
import { useChangeOrder } from '@tavolina/shared-console/orders/use-change-order.ts';
import { usePressGuard } from '@tavolina/shared-console/orders/use-press-guard.ts';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { useFocusNear } from '@tavolina/shared-console/page/use-focus-near.ts';
import { EmptyState, PageHeader, Skeleton } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { useId, useState } from 'react';
import styles from './kitchen.module.css';
import { KitchenBar, SHOWN_WAYS } from './kitchen-bar.tsx';
import { byPromise, lastMade, ordersToMake } from './kitchen-orders.ts';
import { KitchenState, NO_STEPS } from './kitchen-state.tsx';
import { KitchenTickets } from './kitchen-tickets.tsx';
import { RecallPanel } from './recall-panel.tsx';
import { useCancelledTickets } from './use-cancelled-tickets.ts';
import { useKeptOrders } from './use-kept-orders.ts';
import { WallClock } from './wall-clock.tsx';

/** The kitchen screen, for a device on the wall: orders to make, earliest promise first (product.md §331). */
export const KitchenScreen = () => {
  const { t } = useTranslation('kitchen');
  const query = useQuery(ordersQuery);
  const { data, dataUpdatedAt } = query;
  const change = useChangeOrder();
  const guard = usePressGuard(data, change.busyIds);
  const moveFocus = useFocusNear();
  const connection = useConnection();
  useKeptPage();
  const wake = useWakeLock();
  const [way, setWay] = useDeviceChoice('tavolina-kitchen-way', SHOWN_WAYS);
  const [isRecalling, setIsRecalling] = useState(false);
  const recallId = useId();

  const split = useScheduledOrders(data ?? [], useNow());
  const toMake = ordersToMake(split.now);
  const shown = toMake.filter(({ fulfilment }) => way === 'all' || fulfilment === way);
  const { cancelled, tickets, see } = useCancelledTickets(data, shown, change.busyIds);
  useKeptOrders(query, connection, tickets);
  const unanswered = (data ?? []).filter(isUnanswered).length;
  const steps = {
    busyIds: change.busyIds,
    noStepsReason: connection === 'up' ? undefined : NO_STEPS,
    onChange: change.mutate,
  };

  return (
    <div className={clsx(styles.kitchen, styles.page)}>
      <PageTitle title={t('kitchen.title')} />
      <PageHeader
        back={{ to: PATHS.orders, label: t('orders.title') }}
        title={
          <>
            {t('kitchen.title')} <WallClock />
          </>
        }
        context={
          <span className={styles.context}>
            {unanswered > 0 ? (
              <Link to={PATHS.orders}>{t('kitchen.unanswered', { count: unanswered })}</Link>
            ) : null}
            {split.scheduled.length > 0 ? (
              <span>{t('kitchen.scheduled', { count: split.scheduled.length })}</span>
            ) : null}
          </span>
        }
        actions={
          <KitchenBar
            orders={toMake}
            way={way}
            onWay={setWay}
            recallId={recallId}
            isRecalling={isRecalling}
            onRecall={() => setIsRecalling(!isRecalling)}
          />
        }
      />
      {data ? (
        <KitchenState
          connection={connection}
          knownAt={new Date(dataUpdatedAt + serverNow() - Date.now()).toISOString()}
          wake={wake}
        />
      ) : null}
      <BellNotice />
      <OrderChangeStatus change={change} orders={data} />
      <UndoSteps steps={change.steps} />
      <div
        {...guard}
        className={styles.kitchen}
        onClickCapture={(event) => {
          guard.onClickCapture(event);
          // The step may remove this ticket.
          moveFocus();
        }}
      >
        {isRecalling && data ? <RecallPanel {...steps} id={recallId} orders={lastMade(data)} /> : null}
        <QueryState
          query={{ ...query, data: data && byPromise([...shown, ...cancelled]) }}
          failed={t('orders.failed')}
          loading={<Skeleton height="420px" radius="16px" />}
          isEmpty={(orders) => orders.length === 0}
          empty={
            <EmptyState
              title={t(toMake.length > 0 ? 'kitchen.noneOfWay' : 'kitchen.none')}
              text={t('kitchen.noneText')}
            />
          }
        >
          {(orders) => <KitchenTickets {...steps} orders={orders} onSeen={see} />}
        </QueryState>
      </div>
    </div>
  );
};
