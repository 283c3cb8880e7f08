import type { OrderStats } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { counted, formatCount } from '@tavolina/shared-ui';
import styles from './dashboard.module.css';

/** How many orders the place could not take in the period, and why (product.md §306). */
export const LostOrders = ({ lost }: { lost: NonNullable<OrderStats['period']['lost']> }) => {
  const { t, i18n } = useTranslation('business');
  const total = lost.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <section className={page.card} aria-labelledby="lost-orders">
      <h2 id="lost-orders">{t('dashboard.lost')}</h2>
      {total === 0 ? (
        <p className={page.muted}>{t('dashboard.noneLost')}</p>
      ) : (
        <>
          <p className={styles.figure}>{formatCount(total, i18n.language)}</p>
          <ul className={page.muted}>
            {lost.map(({ reason, orders }) => (
              <li key={reason}>{t(`dashboard.lostBy.${reason}`, counted(orders, i18n.language))}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
