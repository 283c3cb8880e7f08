import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { mostUrgent } from '../../lib/orders/order-waiting-time.ts';
import { useReportSeen } from '../../lib/orders/use-report-seen.ts';
import { OrderRow } from './order-row.tsx';
import styles from './orders-table.module.css';
import type { OrdersViewProps } from './orders-view.ts';

const COLUMNS = [
  { key: 'id' },
  { key: 'customer' },
  { key: 'date' },
  { key: 'payment', className: styles.payment },
  { key: 'total', className: styles.amount },
  { key: 'status' },
  { key: 'next', className: styles.action },
] as const;

/** A page of orders. */
export const OrdersTable = ({ orders, busyIds, onChange }: OrdersViewProps) => {
  const { t } = useTranslation('business');
  useReportSeen(orders);
  const urgent = mostUrgent(orders);
  return (
    <table className={styles.table}>
      <caption hidden>{t('orders.title')}</caption>
      <thead className={page.tableHead}>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column.key} scope="col" className={'className' in column ? column.className : undefined}>
              {t(`orders.column.${column.key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            isUrgent={order.id === urgent}
            isBusy={busyIds.has(order.id)}
            onChange={onChange}
          />
        ))}
      </tbody>
    </table>
  );
};
