import type { OrderStats } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { counted } from '@tavolina/shared-ui';
import { Change } from './change.tsx';
import styles from './dashboard.module.css';

/** How long diners waited in the period until their order was ready (product.md §189). */
export const WaitingTime = ({ period, days }: { period: OrderStats['period']; days: number }) => {
  const { t, i18n } = useTranslation('business');
  const minutes = period.totals.average_waiting_minutes;
  return (
    <section className={page.card} aria-labelledby="waiting-time">
      <h2 id="waiting-time">{t('dashboard.waitingTime')}</h2>
      {minutes === null ? (
        <p className={page.muted}>{t('dashboard.noneReady')}</p>
      ) : (
        <p className={styles.figure}>
          {t('waiting.minutes', counted(Math.round(minutes), i18n.language))}
          <Change
            isLessBetter
            now={minutes}
            before={period.before.average_waiting_minutes}
            unit="minutes"
            since={t('dashboard.since.period', { count: days })}
          />
        </p>
      )}
    </section>
  );
};
