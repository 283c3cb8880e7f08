import { ApiError } from '@tavolina/shared-api/client';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState, Notice, Skeleton, useOrderStatusName, visuallyHidden } from '@tavolina/shared-ui';
import { ordersQuery } from '../../lib/orders-query.ts';
import { QueryState } from '../../lib/query-state.tsx';
import { useChangeOrder } from '../../lib/use-change-order.ts';
import { OrderBoard } from './order-board.tsx';
import { OrdersList } from './orders-list.tsx';
import type { OrdersView } from './orders-view.ts';

/** The orders themselves, wherever they stand: in columns or as a list, and each one press from its next step. */
export const OrdersPanel = ({ view = 'list' }: { view?: OrdersView }) => {
  const { t } = useTranslation('business');
  const statusName = useOrderStatusName();
  const query = useQuery(ordersQuery);
  const change = useChangeOrder();
  const isConflict = change.error instanceof ApiError && change.error.status === 409;
  const id = change.variables?.id;
  const View = view === 'board' ? OrderBoard : OrdersList;

  return (
    <>
      {change.error ? (
        <Notice tone="danger">
          {t(isConflict ? 'orders.changedMeanwhile' : 'orders.changeFailed', { id })}
        </Notice>
      ) : null}
      <output className={visuallyHidden}>
        {change.data ? t('orders.stepDone', { id, status: statusName(change.data.status) }) : null}
      </output>
      <QueryState
        query={query}
        failed={t('orders.failed')}
        loading={<Skeleton height="752px" radius="16px" />}
        isEmpty={(orders) => orders.length === 0}
        empty={<EmptyState title={t('orders.none')} text={t('orders.noneText')} />}
      >
        {(orders) => <View orders={orders} busyIds={change.busyIds} onChange={change.mutate} />}
      </QueryState>
    </>
  );
};
