import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDateTime } from '@tavolina/shared-ui';
import { nextStep } from '../../lib/next-step.ts';
import { waitedMinutes } from '../../lib/order-waiting-time.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './order.module.css';

const HOUR_MINUTES = 60;

/** When an order came, and for an open one of the last hours how long its diner has waited. */
export const OrderArrival = ({ order }: { order: BusinessOrder }) => {
  const { t } = useTranslation('business');
  const minutes = waitedMinutes(order, useNow());
  const isWaiting = nextStep(order.status) !== undefined && minutes > 0 && minutes < 24 * HOUR_MINUTES;
  const waited =
    minutes < HOUR_MINUTES
      ? t('order.minutesAgo', { count: minutes })
      : t('order.hoursAgo', { count: Math.floor(minutes / HOUR_MINUTES) });
  return (
    <p className={styles.arrival}>
      {t('order.arrived', { at: formatDateTime(order.created_at) })}
      {isWaiting ? ` · ${waited}` : null}
    </p>
  );
};
