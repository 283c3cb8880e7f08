import type { OrderStats } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { DishPicture, FoodPicture, formatCount, formatMoney, visuallyHidden } from '@tavolina/shared-ui';
import clsx from 'clsx';
import page from '../../lib/page.module.css';
import styles from './figures.module.css';

/** What sold most in the period, as a table whose bars compare it. */
export const BestSellers = ({
  sellers,
  place,
}: {
  sellers: OrderStats['period']['best_sellers'];
  /** Name of the place; its dishes are drawn on its cloth. */
  place: string;
}) => {
  const { t, i18n } = useTranslation('business');
  const most = Math.max(1, ...sellers.map(({ quantity }) => quantity));
  return (
    <section className={page.card} aria-labelledby="best-sellers">
      <h2 id="best-sellers">{t('dashboard.bestSellers')}</h2>
      {sellers.length === 0 ? <p className={page.muted}>{t('dashboard.noneSold')}</p> : null}
      <table className={clsx(styles.figures, styles.sellers)} hidden={sellers.length === 0}>
        <thead className={visuallyHidden}>
          <tr>
            <th scope="col">{t('dashboard.dish')}</th>
            <th scope="col">{t('dashboard.sold')}</th>
            <th scope="col">{t('dashboard.revenueColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {sellers.map(({ menu_item_id, name, quantity, revenue }) => (
            // Two dishes may share a name; what is deleted is one thing by its name.
            <tr key={menu_item_id ?? name}>
              <th scope="row">
                <span className={styles.dish}>
                  <FoodPicture imageUrl={null}>
                    <DishPicture itemName={name} place={place} />
                  </FoodPicture>
                </span>
                <span className={styles.seller}>
                  {name}
                  <span
                    className={styles.share}
                    style={{ inlineSize: `${(quantity / most) * 100}%` }}
                    aria-hidden="true"
                  />
                </span>
              </th>
              <td>{formatCount(quantity, i18n.language)}</td>
              <td className={page.muted}>{formatMoney(revenue, 'EUR', i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
