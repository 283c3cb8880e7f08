import { ApiError } from '@tavolina/shared-api/client';
import { useParams, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  formatDateTime,
  OrderStatusBadge,
  PageHeader,
  PaymentStatusBadge,
  Skeleton,
} from '@tavolina/shared-ui';
import { orderQuery } from '../../lib/orders-query.ts';
import page from '../../lib/page.module.css';
import { PATHS } from '../../lib/paths.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './order.module.css';
import { OrderCustomer } from './order-customer.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderManagement } from './order-management.tsx';

/** One order: what, for whom, where it stands, and its next step. */
export const OrderScreen = () => {
  const { t } = useTranslation('business');
  const { orderId = '' } = useParams();
  useTitle(orderId);
  const { data: order, error, refetch } = useQuery(orderQuery(orderId));

  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className={page.page}>
        <h1>{t('order.notFound')}</h1>
        <EmptyState
          title={t('order.notFoundText')}
          action={<ButtonLink to={PATHS.orders}>{t('orders.title')}</ButtonLink>}
        />
      </div>
    );
  }
  if (error && !order) {
    return (
      <div className={page.page}>
        <ErrorState title={t('order.failed')} text={t('safe')} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!order) {
    return (
      <div className={page.page} aria-busy="true">
        <Skeleton height="560px" radius="16px" />
      </div>
    );
  }
  return (
    <div className={page.page}>
      <PageHeader
        title={order.id}
        back={{ to: PATHS.orders, label: t('orders.title') }}
        context={
          <div className={styles.badges}>
            <OrderStatusBadge status={order.status} />
            <PaymentStatusBadge status={order.payment_status} />
            <span>{t('order.arrived', { at: formatDateTime(order.created_at) })}</span>
          </div>
        }
      />
      <div className={styles.layout}>
        <div className={styles.column}>
          <OrderItems order={order} />
          <OrderHistory order={order} />
        </div>
        <div className={styles.column}>
          <OrderManagement order={order} />
          <OrderCustomer order={order} />
        </div>
      </div>
    </div>
  );
};
