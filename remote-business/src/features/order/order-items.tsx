import {
  type Amount,
  type BusinessOrder,
  choiceRows,
  lineAmounts,
  orderTotals,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { KitchenAllergy } from '@tavolina/shared-console/orders/kitchen-allergy.tsx';
import { KitchenNote } from '@tavolina/shared-console/orders/kitchen-note.tsx';
import page from '@tavolina/shared-console/page/page.module.css';
import { ChoiceList, DishPicture, formatMoney } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { CollectButtons } from '../../lib/orders/collect-buttons.tsx';
import styles from './order.module.css';

const COLUMNS = ['item', 'price', 'quantity', 'sum'] as const;

/** The lines of an order, with the notes for the kitchen and the total. */
export const OrderItems = ({ order }: { order: BusinessOrder }) => {
  const { t, i18n } = useTranslation('business');
  const money = ({ amount, currency }: Amount) => formatMoney(amount, currency, i18n.language);
  const { lead, beside } = orderTotals(order);
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
                    <ChoiceList rows={choiceRows(item.choices)} />
                    {item.notes ? <KitchenNote text={item.notes} /> : null}
                  </div>
                </div>
              </td>
              <td>{money(lineAmounts(order, item).unit)}</td>
              <td>{item.quantity}</td>
              <td>{money(lineAmounts(order, item).total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <KitchenAllergy allergy={order.allergy} />
      {order.notes ? (
        <div className={styles.wish}>
          <h2>{t('order.wish')}</h2>
          <KitchenNote text={order.notes} />
        </div>
      ) : null}
      <div className={styles.total}>
        <span>
          {t('order.count', { count })}
          {beside
            ? ` · ${t(display.euro_by_rate === false ? 'order.shownOwn' : 'order.shown', {
                total: money(beside),
                rate: formatMoney(display.rate, display.currency, i18n.language),
              })}`
            : null}
        </span>
        <p>
          {t('order.total')} <strong>{money(lead)}</strong>
        </p>
      </div>
      <div className={clsx(styles.screen, styles.collect)}>
        <CollectButtons canTakeBack order={order} />
      </div>
    </section>
  );
};
