import { ApiError } from '@tavolina/shared-api/client';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState, Notice, Skeleton, useOrderStatusName } from '@tavolina/shared-ui';
import { ordersQuery } from '../../lib/orders-query.ts';
import page from '../../lib/page.module.css';
import { QueryState } from '../../lib/query-state.tsx';
import { useChangeOrder } from '../../lib/use-change-order.ts';
import { OrdersList } from './orders-list.tsx';

/** The orders themselves, wherever they stand: search, filter, sort, page, and take each one step further. */
export const OrdersPanel = () => {
  const { t } = useTranslation('business');
  const statusName = useOrderStatusName();
  const query = useQuery(ordersQuery);
  const change = useChangeOrder();
  const isConflict = change.error instanceof ApiError && change.error.status === 409;
  const id = change.variables?.id;

  return (
    <>
      {change.error ? (
        <Notice tone="danger">
          {t(isConflict ? 'orders.changedMeanwhile' : 'orders.changeFailed', { id })}
        </Notice>
      ) : null}
      <output className={page.hidden}>
        {change.data ? t('orders.stepDone', { id, status: statusName(change.data.status) }) : null}
      </output>
      <QueryState
        query={query}
        failed={t('orders.failed')}
        loading={<Skeleton height="752px" radius="16px" />}
        isEmpty={(orders) => orders.length === 0}
        empty={<EmptyState title={t('orders.none')} text={t('orders.noneText')} />}
      >
        {(orders) => <OrdersList orders={orders} busyIds={change.busyIds} onChange={change.mutate} />}
      </QueryState>
    </>
  );
};
