import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { formatDateTime, formatMoney, OrderStatusBadge, PaymentStatusBadge } from '@tavolina/shared-ui';
import { ChevronRight } from 'lucide-react';
import { use } from 'react';
import { FreshOrdersContext } from '../../lib/fresh-orders-context.ts';
import { nextStep } from '../../lib/next-step.ts';
import { NextStepButton } from '../../lib/next-step-button.tsx';
import { PATHS } from '../../lib/paths.ts';
import type { OrderChange } from '../../lib/use-change-order.ts';
import { FreshMark } from './fresh-mark.tsx';
import styles from './orders.module.css';

/** One order of the list; all of it leads to the order, and its next step is one press away. */
export const OrderRow = ({
  order,
  isUrgent,
  isBusy,
  onChange,
}: {
  order: BusinessOrderRow;
  /** Its next step is the one red button. */
  isUrgent: boolean;
  /** A change of it is under way. */
  isBusy: boolean;
  onChange: (change: OrderChange) => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const freshness = use(FreshOrdersContext).get(order.id);
  const step = nextStep(order.status);
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
      </td>
      <td className={styles.date}>{formatDateTime(order.created_at)}</td>
      <td className={styles.payment}>
        <PaymentStatusBadge status={order.payment_status} />
      </td>
      <td className={styles.amount}>{formatMoney(order.total_amount, 'EUR', i18n.language)}</td>
      <td className={styles.status}>
        <OrderStatusBadge status={order.status} />
      </td>
      <td className={styles.action}>
        <div>
          {step ? (
            <NextStepButton
              status={step}
              size="sm"
              variant={isUrgent ? 'action' : 'secondary'}
              busy={isBusy}
              aria-label={t('orders.stepFor', { step: t(`step.${step}`), id: order.id })}
              onStep={(status) => onChange({ id: order.id, status, version: order.version })}
            />
          ) : null}
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </div>
      </td>
    </tr>
  );
};
