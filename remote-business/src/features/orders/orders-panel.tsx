import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState, Skeleton } from '@tavolina/shared-ui';
import { OrderChangeStatus } from '../../lib/order-change-status.tsx';
import { ordersQuery } from '../../lib/orders-query.ts';
import { QueryState } from '../../lib/query-state.tsx';
import { UndoSteps } from '../../lib/undo-steps.tsx';
import { useChangeOrder } from '../../lib/use-change-order.ts';
import { usePressGuard } from '../../lib/use-press-guard.ts';
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
