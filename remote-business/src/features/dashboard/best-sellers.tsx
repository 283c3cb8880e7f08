import type { OrderStats } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { DishPicture, FoodPicture, formatCount, visuallyHidden } from '@tavolina/shared-ui';
import clsx from 'clsx';
import styles from './figures.module.css';
import { sellerAmounts } from './leading-currency.ts';
import { MoneyFigure } from './money-figure.tsx';

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
          {sellers.map((seller) => (
            // Two dishes may share a name; what is deleted is one thing by its name.
            <tr key={seller.menu_item_id ?? seller.name}>
              <th scope="row">
                <span className={styles.dish}>
                  <FoodPicture imageUrl={null}>
                    <DishPicture itemName={seller.name} place={place} />
                  </FoodPicture>
                </span>
                <span className={styles.seller}>
                  {seller.name}
                  <span
                    className={styles.share}
                    style={{ inlineSize: `${(seller.quantity / most) * 100}%` }}
                    aria-hidden="true"
                  />
                </span>
              </th>
              <td>{formatCount(seller.quantity, i18n.language)}</td>
              <td className={page.muted}>
                <MoneyFigure amounts={sellerAmounts(seller)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
