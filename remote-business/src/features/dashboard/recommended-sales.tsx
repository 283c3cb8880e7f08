import type { OrderStats } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { formatCount } from '@tavolina/shared-ui';
import styles from './dashboard.module.css';
import { MoneyFigure } from './money-figure.tsx';

/** What dishes that go with others brought in the period (product.md §502). */
export const RecommendedSales = ({
  recommended: { orders, quantity, by_currency },
}: {
  recommended: NonNullable<OrderStats['period']['recommended']>;
}) => {
  const { t, i18n } = useTranslation('business');
  const amounts = by_currency.map(({ currency, revenue }) => ({ currency, amount: revenue }));
  return (
    <section className={page.card} aria-labelledby="recommended-sales">
      <h2 id="recommended-sales">{t('dashboard.recommended')}</h2>
      {orders === 0 ? (
        <p className={page.muted}>{t('dashboard.noneRecommended')}</p>
      ) : (
        <>
          <p className={styles.figure}>
            <MoneyFigure amounts={amounts} />
          </p>
          <p className={page.muted}>
            {t('dashboard.recommendedIn', {
              dishes: t('dashboard.recommendedDishes', {
                count: quantity,
                number: formatCount(quantity, i18n.language),
              }),
              orders: t('dashboard.recommendedOrders', {
                count: orders,
                number: formatCount(orders, i18n.language),
              }),
            })}
          </p>
        </>
      )}
    </section>
  );
};
