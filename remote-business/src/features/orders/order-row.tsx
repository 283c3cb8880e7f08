import { isHandedOver, paymentState } from '@tavolina/shared-api/contract';
import { Link } from '@tavolina/shared-api/runtime';
import { useNow } from '@tavolina/shared-console/device/use-now.ts';
import { FreshOrdersContext } from '@tavolina/shared-console/orders/fresh-orders-context.ts';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { formatDateTime, OrderStatusBadge, PaymentStatusBadge } from '@tavolina/shared-ui';
import { ChevronRight } from 'lucide-react';
import { use } from 'react';
import { CollectButtons } from '../../lib/orders/collect-buttons.tsx';
import { OrderSum } from '../../lib/orders/order-sum.tsx';
import { OrderWay } from '../../lib/orders/order-way.tsx';
import { PromiseMinutes } from '../../lib/orders/promise-minutes.tsx';
import { FreshMark } from './fresh-mark.tsx';
import { OrderStep } from './order-step.tsx';
import styles from './orders-table.module.css';
import { type OrderViewProps, promised } from './orders-view.ts';

/** An order in the list: a link to the order, and a button for its next step. */
export const OrderRow = (view: OrderViewProps) => {
  const { order } = view;
  const now = useNow();
  const freshness = use(FreshOrdersContext).get(order.id);
  return (
    <tr data-fresh={freshness}>
      <td className={styles.number}>
        <Link className={styles.id} to={PATHS.order(order.id)}>
          {order.id}
        </Link>
        {freshness ? <FreshMark freshness={freshness} /> : null}
      </td>
      <td className={styles.customer}>
        {order.customer_name}
        <div className={styles.email}>{order.customer_email}</div>
        <div>
          <OrderWay order={order} now={now} />
        </div>
      </td>
      <td className={styles.date}>{formatDateTime(order.created_at)}</td>
      <td className={styles.payment}>
        <PaymentStatusBadge status={paymentState(order)} />
      </td>
      <td className={styles.amount}>
        <OrderSum order={order} />
      </td>
      <td className={styles.status}>
        <OrderStatusBadge status={order.status} />
      </td>
      <td className={styles.action}>
        <div>
          {isHandedOver(order.status) ? <CollectButtons size="sm" order={order} /> : null}
          <OrderStep size="sm" {...view} />
          <ChevronRight {...MEDIUM_ICON} />
        </div>
        <PromiseMinutes
          order={order}
          isBusy={view.isBusy}
          onPromise={(minutes) => view.onChange(promised(order, minutes))}
        />
      </td>
    </tr>
  );
};
