import { isSubscriptionUnpaid, type Subscription } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useNow } from '@tavolina/shared-console/device/use-now.ts';
import { formatDate } from '@tavolina/shared-ui';
import styles from './subscription.module.css';
import { daysUntil, shownStatus } from './subscription-state.ts';

/** How long a plan still lasts; nothing for one that is not paid, whose period promises nothing. */
export const DaysLeft = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('business');
  const now = useNow();
  if (isSubscriptionUnpaid(subscription)) return null;
  const { current_period_end: end } = subscription;
  const key = shownStatus(subscription) === 'active' ? 'subscription.renews' : 'subscription.until';
  return (
    <p className={styles.left}>
      <strong>{t('subscription.daysLeft', { count: daysUntil(end, now) })}</strong>
      {t(key, { date: formatDate(end) })}
    </p>
  );
};

/** How much of its period has passed; nothing for a plan that is not paid. */
export const PlanPeriod = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('business');
  const now = useNow();
  if (isSubscriptionUnpaid(subscription)) return null;
  const { current_period_start: start, current_period_end: end } = subscription;
  const length = Math.max(1, Date.parse(end) - Date.parse(start));
  const part = Math.min(1, Math.max(0, (now - Date.parse(start)) / length));
  return (
    <>
      <meter className={styles.period} aria-label={t('subscription.period')} value={part} />
      <p className={styles.range}>
        <span>{formatDate(start)}</span> <span>{formatDate(end)}</span>
      </p>
    </>
  );
};
