import { ApiError } from '@tavolina/shared-api/client';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState, ErrorState, LoadState, Notice, Skeleton, useOrderStatusName } from '@tavolina/shared-ui';
import { ordersQuery } from '../../lib/orders-query.ts';
import page from '../../lib/page.module.css';
import { useChangeOrder } from '../../lib/use-change-order.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { OrdersList } from './orders-list.tsx';

/** The orders themselves, wherever they stand: search, filter, sort, page, and take each one step further. */
export const OrdersPanel = () => {
  const { t } = useTranslation('business');
  const statusName = useOrderStatusName();
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery(ordersQuery);
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
      <LoadState
        data={data}
        error={error}
        failed={
          <ErrorState title={t('orders.failed')} text={failureText(error)} onRetry={() => void refetch()} />
        }
        loading={<Skeleton height="752px" radius="16px" />}
        isEmpty={(orders) => orders.length === 0}
        empty={<EmptyState title={t('orders.none')} text={t('orders.noneText')} />}
      >
        {(orders) => <OrdersList orders={orders} busyIds={change.busyIds} onChange={change.mutate} />}
      </LoadState>
    </>
  );
};
