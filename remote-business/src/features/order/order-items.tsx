import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { DishPicture, formatMoney } from '@tavolina/shared-ui';
import { KitchenNote } from '../../lib/kitchen-note.tsx';
import page from '../../lib/page.module.css';
import styles from './order.module.css';

const COLUMNS = ['item', 'price', 'quantity', 'sum'] as const;

/** What was ordered, with the notes for the kitchen, and what it comes to. */
export const OrderItems = ({ order }: { order: BusinessOrder }) => {
  const { t, i18n } = useTranslation('business');
  const euro = (amount: number) => formatMoney(amount, 'EUR', i18n.language);
  const { display } = order;
  const count = order.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <section className={styles.receipt} aria-label={t('order.items')}>
      <table className={styles.items}>
        <thead className={page.tableHead}>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`order.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id}>
              <td>
                <div className={styles.item}>
                  <DishPicture itemName={item.name} place={order.business.name} />
                  <div>
                    {item.name}
                    {item.notes ? <KitchenNote text={item.notes} /> : null}
                  </div>
                </div>
              </td>
              <td>{euro(item.price)}</td>
              <td>{item.quantity}</td>
              <td>{euro(item.line_total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.notes ? (
        <div className={styles.wish}>
          <h2>{t('order.wish')}</h2>
          <KitchenNote text={order.notes} />
        </div>
      ) : null}
      <div className={styles.total}>
        <span>
          {t('order.count', { count })}
          {display.currency === 'EUR'
            ? null
            : ` · ${t('order.shown', {
                total: formatMoney(display.total_amount, display.currency, i18n.language),
                rate: formatMoney(display.rate, display.currency, i18n.language),
              })}`}
        </span>
        <p>
          {t('order.total')} <strong>{euro(order.total_amount)}</strong>
        </p>
      </div>
    </section>
  );
};
