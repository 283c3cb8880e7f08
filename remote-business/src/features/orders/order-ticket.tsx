import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney, PaymentStatusBadge } from '@tavolina/shared-ui';
import { Timer } from 'lucide-react';
import { use } from 'react';
import { FreshOrdersContext } from '../../lib/fresh-orders-context.ts';
import { KitchenNote } from '../../lib/kitchen-note.tsx';
import { nextStep } from '../../lib/next-step.ts';
import { NextStepButton } from '../../lib/next-step-button.tsx';
import { PATHS } from '../../lib/paths.ts';
import type { OrderChange } from '../../lib/use-change-order.ts';
import styles from './board.module.css';
import { FreshMark } from './fresh-mark.tsx';
import { isLate, waitedMinutes } from './waiting.ts';

/** One order of the board: what to make, for whom, how long it waits, and one press to its next step. */
export const OrderTicket = ({
  order,
  now,
  isUrgent,
  isBusy,
  onChange,
}: {
  order: BusinessOrderRow;
  now: number;
  /** Its next step is the one red button. */
  isUrgent: boolean;
  /** A change of it is under way. */
  isBusy: boolean;
  onChange: (change: OrderChange) => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const freshness = use(FreshOrdersContext).get(order.id);
  const step = nextStep(order.status);
  const late = isLate(order, now);
  return (
    <li className={styles.ticket} data-order={order.id} data-late={late || undefined}>
      <div className={styles.ticketHead}>
        <Link to={PATHS.order(order.id)}>{order.id}</Link>
        {freshness ? <FreshMark freshness={freshness} /> : null}
        <span className={styles.minutes}>
          <Timer size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.srOnly}>{t(late ? 'board.late' : 'board.waits')}</span>
          {t('dashboard.minutes', { count: waitedMinutes(order, now) })}
        </span>
      </div>
      <ul className={styles.lines}>
        {(order.lines ?? []).map((line, index) => (
          <li key={index}>
            <span>{`${line.quantity}×`}</span>
            <div>
              {line.name}
              {line.notes ? <KitchenNote text={line.notes} /> : null}
            </div>
          </li>
        ))}
      </ul>
      {order.notes ? <KitchenNote text={order.notes} /> : null}
      <div className={styles.facts}>
        <span>{order.customer_name}</span>
        <PaymentStatusBadge status={order.payment_status} />
        <strong>{formatMoney(order.total_amount, 'EUR', i18n.language)}</strong>
      </div>
      {step ? (
        <NextStepButton
          full
          status={step}
          variant={isUrgent ? 'action' : 'secondary'}
          busy={isBusy}
          aria-label={t('orders.stepFor', { step: t(`step.${step}`), id: order.id })}
          onStep={(status) => onChange({ id: order.id, status, version: order.version })}
        />
      ) : null}
    </li>
  );
};
