import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { OrderChangeStatus } from '@tavolina/shared-console/orders/order-change-status.tsx';
import { ordersQuery } from '@tavolina/shared-console/orders/orders-query.ts';
import { UndoSteps } from '@tavolina/shared-console/orders/undo-steps.tsx';
import { useChangeOrder } from '@tavolina/shared-console/orders/use-change-order.ts';
import { usePressGuard } from '@tavolina/shared-console/orders/use-press-guard.ts';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { EmptyState, Skeleton } from '@tavolina/shared-ui';
import { OrderBoard } from './order-board.tsx';
import styles from './orders.module.css';
import { OrdersList } from './orders-list.tsx';
import type { OrdersView } from './orders-view.ts';

/** The orders, as a board or as a list, with a button for the next step of each. */
export const OrdersPanel = ({ view = 'list' }: { view?: OrdersView }) => {
  const { t } = useTranslation('business');
  const query = useQuery(ordersQuery);
  const change = useChangeOrder();
  const guard = usePressGuard(query.data, change.busyIds);
  const View = view === 'board' ? OrderBoard : OrdersList;

  return (
    <div className={styles.orders}>
      <OrderChangeStatus change={change} orders={query.data} />
      <UndoSteps steps={change.steps} />
      <QueryState
        query={query}
        failed={t('orders.failed')}
        loading={<Skeleton height="752px" radius="16px" />}
        isEmpty={(orders) => orders.length === 0}
        empty={<EmptyState title={t('orders.none')} text={t('orders.noneText')} />}
      >
        {(orders) => (
          <div {...guard}>
            <View orders={orders} busyIds={change.busyIds} onChange={change.mutate} />
          </div>
        )}
      </QueryState>
    </div>
  );
};
