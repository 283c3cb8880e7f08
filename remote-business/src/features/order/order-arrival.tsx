import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useNow } from '@tavolina/shared-console/device/use-now.ts';
import { nextStep } from '@tavolina/shared-console/orders/next-step.ts';
import { formatDateTime } from '@tavolina/shared-ui';
import { waitedMinutes } from '../../lib/orders/order-waiting-time.ts';
import { OrderWay } from '../../lib/orders/order-way.tsx';
import styles from './order.module.css';

const HOUR_MINUTES = 60;

/** The way of an order, when it is due and when it came, and for a recent open order how long its diner has waited. */
export const OrderArrival = ({ order }: { order: BusinessOrder }) => {
  const { t } = useTranslation('business');
  const now = useNow();
  const minutes = waitedMinutes({ ...order, asked_for: null, waits_from: null }, now);
  const isWaiting = nextStep(order.status) !== undefined && minutes > 0 && minutes < 24 * HOUR_MINUTES;
  const waited =
    minutes < HOUR_MINUTES
      ? t('order.minutesAgo', { count: minutes })
      : t('order.hoursAgo', { count: Math.floor(minutes / HOUR_MINUTES) });
  return (
    <p className={styles.arrival}>
      <OrderWay order={order} now={now} />
      <br />
      {t('order.arrived', { at: formatDateTime(order.created_at) })}
      {isWaiting ? ` · ${waited}` : null}
    </p>
  );
};
