import { serverNow } from '@tavolina/shared-api/client';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { counted, formatMoment } from '@tavolina/shared-ui';
import { useClock } from './clock.ts';
import { minutesLeft, urgencyOf } from './kitchen-orders.ts';
import styles from './kitchen-ticket.module.css';

/** How long until an order is promised, in words and in colour, and the time itself (product.md §332). */
export const RemainingTime = ({ promisedAt }: { promisedAt: string }) => {
  const { t, i18n } = useTranslation('kitchen');
  const minutes = useClock((now) => minutesLeft(promisedAt, now));
  const urgency = urgencyOf(minutes);
  return (
    <p className={styles.remaining} data-urgency={urgency}>
      <strong>{t(`kitchen.left.${urgency}`, counted(Math.abs(minutes), i18n.language))}</strong>
      <span>{formatMoment(promisedAt, serverNow())}</span>
    </p>
  );
};
