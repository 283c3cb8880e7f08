import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { OrderStatusBadge, PageHeader, PaymentStatusBadge } from '@tavolina/shared-ui';
import page from '../../lib/page.module.css';
import { PageTitle } from '../../lib/page-title.tsx';
import { PATHS } from '../../lib/paths.ts';
import styles from './order.module.css';
import { OrderArrival } from './order-arrival.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderManagement } from './order-management.tsx';

/** An order that is there. */
export const OrderPage = ({ order }: { order: BusinessOrder }) => {
  const { t } = useTranslation('business');
  return (
    <div className={page.form}>
      <PageTitle title={order.id} />
      <PageHeader
        back={{ to: PATHS.dashboard('orders'), label: t('orders.title') }}
        title={
          <span className={styles.title}>
            {order.id} <OrderStatusBadge status={order.status} />{' '}
            <PaymentStatusBadge status={order.payment_status} />
          </span>
        }
        actions={<OrderArrival order={order} />}
      />
      <div className={styles.layout}>
        <OrderItems order={order} />
        <div className={styles.side}>
          <OrderManagement order={order} />
          <OrderCustomer order={order} />
        </div>
        <OrderHistory order={order} />
      </div>
    </div>
  );
};
