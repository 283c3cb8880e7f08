import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney } from '@tavolina/shared-ui';
import page from '../../lib/page.module.css';
import styles from './order.module.css';

/** What was ordered, with the notes for the kitchen, and what it comes to. */
export const OrderItems = ({ order }: { order: BusinessOrder }) => {
  const { t, i18n } = useTranslation('business');
  const euro = (amount: number) => formatMoney(amount, 'EUR', i18n.language);
  const { display } = order;
  const count = order.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <section className={page.card} aria-label={t('order.items')}>
      {order.notes ? <p className={styles.note}>{order.notes}</p> : null}
      <table className={styles.items}>
        <thead>
          <tr>
            {['item', 'price', 'quantity', 'sum'].map((column) => (
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
                {item.name}
                {item.notes ? <div className={styles.note}>{item.notes}</div> : null}
              </td>
              <td>{euro(item.price)}</td>
              <td>{item.quantity}</td>
              <td>{euro(item.line_total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.total}>
        <span>
          {t('order.count', { count })}
          {display.currency === 'EUR'
            ? null
            : ` · ${t('order.shown', {
                total: formatMoney(display.total_amount, display.currency, i18n.language),
                rate: formatMoney(display.rate, display.currency, i18n.language),
              })}`}
        </span>
        <strong>{euro(order.total_amount)}</strong>
      </p>
    </section>
  );
};
