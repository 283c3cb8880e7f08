import { ApiError } from '@tavolina/shared-api/client';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState, Notice, Skeleton, useOrderStatusName, visuallyHidden } from '@tavolina/shared-ui';
import { ordersQuery } from '../../lib/orders-query.ts';
import { QueryState } from '../../lib/query-state.tsx';
import { hasArrived, useChangeOrder } from '../../lib/use-change-order.ts';
import { OrderBoard } from './order-board.tsx';
import { OrdersList } from './orders-list.tsx';
import type { OrdersView } from './orders-view.ts';

/** The orders themselves, wherever they stand: in columns or as a list, and each one press from its next step. */
export const OrdersPanel = ({ view = 'list' }: { view?: OrdersView }) => {
  const { t } = useTranslation('business');
  const statusName = useOrderStatusName();
  const query = useQuery(ordersQuery);
  const change = useChangeOrder();
  const { variables, error } = change;
  const id = variables?.id;
  const changed = query.data?.find((order) => order.id === id);
  const isArrived = error !== null && variables && changed && hasArrived(variables, changed);
  const done = isArrived ? changed : change.data;
  const failure = (): string => {
    if (!(error instanceof ApiError)) return 'changeFailed';
    if (error.status === 409) return 'changedMeanwhile';
    return error.code === 'timeout' ? 'changeUnknown' : 'changeFailed';
  };
  const View = view === 'board' ? OrderBoard : OrdersList;

  return (
    <>
      {error && !isArrived ? <Notice tone="danger">{t(`orders.${failure()}`, { id })}</Notice> : null}
      <output className={visuallyHidden}>
        {done ? t('orders.stepDone', { id, status: statusName(done.status) }) : null}
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
