import type { OrderStats } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { counted, formatCount } from '@tavolina/shared-ui';
import styles from './dashboard.module.css';

/** How often orders of the period were ready as promised (product.md §295). */
export const KeptPromises = ({
  promises: { orders, kept },
}: {
  promises: NonNullable<OrderStats['period']['promises']>;
}) => {
  const { t, i18n } = useTranslation('business');
  return (
    <section className={page.card} aria-labelledby="kept-promises">
      <h2 id="kept-promises">{t('dashboard.keptPromises')}</h2>
      {orders === 0 ? (
        <p className={page.muted}>{t('dashboard.noneReady')}</p>
      ) : (
        <>
          <p className={styles.figure}>{`${Math.round((kept / orders) * 100)}%`}</p>
          <p className={page.muted}>
            {t('dashboard.keptOf', {
              kept: formatCount(kept, i18n.language),
              ...counted(orders, i18n.language),
            })}
          </p>
        </>
      )}
    </section>
  );
};
