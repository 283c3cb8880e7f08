import { useParams, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { orderQuery } from '@tavolina/shared-console/orders/orders-query.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { RecordPage } from '../../lib/pages/record-page.tsx';
import { OrderPage } from './order-page.tsx';

/** One order: its lines, its diner, its status and its next step. */
export const OrderScreen = () => {
  const { t } = useTranslation('business');
  const { orderId = '' } = useParams();
  return (
    <RecordPage
      query={useQuery(orderQuery(orderId))}
      title={orderId}
      texts={{
        notFound: t('order.notFound'),
        notFoundText: t('order.notFoundText'),
        failed: t('order.failed'),
      }}
      wayOut={{ to: PATHS.orders, label: t('order.toOrders') }}
    >
      {(order) => <OrderPage key={order.id} order={order} />}
    </RecordPage>
  );
};
