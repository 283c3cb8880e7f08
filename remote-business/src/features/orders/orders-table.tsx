import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import {
  Button,
  formatDateTime,
  formatMoney,
  OrderStatusBadge,
  orderStatusIcon,
  PaymentStatusBadge,
} from '@tavolina/shared-ui';
import { nextStep } from '../../lib/next-step.ts';
import { PATHS } from '../../lib/paths.ts';
import type { OrderChange } from '../../lib/use-change-order.ts';
import styles from './orders.module.css';

const COLUMNS = ['id', 'customer', 'date', 'payment', 'total', 'status', 'next'] as const;

const NextStep = ({
  order,
  isFirst,
  onChange,
}: {
  order: BusinessOrderRow;
  isFirst: boolean;
  onChange: (change: OrderChange) => void;
}) => {
  const { t } = useTranslation('business');
  const status = nextStep(order.status);
  if (!status) return null;
  const Icon = orderStatusIcon(status);
  return (
    <Button
      size="sm"
      variant={isFirst ? 'action' : 'secondary'}
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      aria-label={t('orders.stepFor', { step: t(`step.${status}`), id: order.id })}
      onClick={() => onChange({ id: order.id, status, version: order.version })}
    >
      {t(`step.${status}`)}
    </Button>
  );
};

/** A page of orders; a row leads to its order, and the natural next step is one press away. */
export const OrdersTable = ({
  orders,
  longestWaiting,
  onChange,
}: {
  orders: readonly BusinessOrderRow[];
  /** Id of the order that has waited longest; it gets the one red button. */
  longestWaiting: string | undefined;
  onChange: (change: OrderChange) => void;
}) => {
  const { t, i18n } = useTranslation('business');
  return (
    <table className={styles.table}>
      <caption hidden>{t('orders.title')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              className={column === 'total' ? styles.amount : column === 'next' ? styles.action : undefined}
            >
              {t(`orders.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td>
              <Link className={styles.id} to={PATHS.order(order.id)}>
                {order.id}
              </Link>
            </td>
            <td>
              {order.customer_name}
              <div className={styles.muted}>{order.customer_email}</div>
            </td>
            <td>{formatDateTime(order.created_at)}</td>
            <td>
              <PaymentStatusBadge status={order.payment_status} />
            </td>
            <td className={styles.amount}>{formatMoney(order.total_amount, 'EUR', i18n.language)}</td>
            <td>
              <OrderStatusBadge status={order.status} />
            </td>
            <td className={styles.action}>
              <NextStep order={order} isFirst={order.id === longestWaiting} onChange={onChange} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
