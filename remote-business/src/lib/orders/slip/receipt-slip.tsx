import {
  type Amount,
  type BusinessOrder,
  lineAmounts,
  orderTotals,
  paymentState,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useWayName } from '@tavolina/shared-console/orders/use-way-name.ts';
import styles from '@tavolina/shared-console/slip/slip.module.css';
import { SlipLine } from '@tavolina/shared-console/slip/slip-line.tsx';
import { formatDateTime, formatMoney, PaymentStatusBadge } from '@tavolina/shared-ui';

/** What the diner gets at the counter: who sold what, what it comes to and whether it is paid (product.md §339). */
export const ReceiptSlip = ({ order }: { order: BusinessOrder }) => {
  const { t, i18n } = useTranslation('business');
  const wayName = useWayName();
  const money = ({ amount, currency }: Amount) => formatMoney(amount, currency, i18n.language);
  const { lead, beside } = orderTotals(order);
  const { display } = order;
  return (
    <>
      <p className={styles.due}>{order.business.name}</p>
      <p className={styles.foot}>
        {order.business.address}
        <br />
        {order.business.phone}
      </p>
      <p className={styles.number}>{order.id}</p>
      <p className={styles.foot}>
        {wayName(order)} · {order.customer_name}
        <br />
        {formatDateTime(order.created_at)}
      </p>
      <ul className={styles.lines}>
        {order.items.map((item) => (
          <SlipLine
            key={item.id}
            line={{ ...item, notes: null }}
            sum={money(lineAmounts(order, item).total)}
          />
        ))}
      </ul>
      <p className={styles.total}>
        {t('order.total')} <strong>{money(lead)}</strong>
      </p>
      {beside ? (
        <p className={styles.beside}>
          {t(display.euro_by_rate === false ? 'slip.ownEuro' : 'order.shown', {
            total: money(beside),
            rate: money({ amount: display.rate, currency: display.currency }),
          })}
        </p>
      ) : null}
      <p>
        <PaymentStatusBadge status={paymentState(order)} />
      </p>
      <p className={styles.foot}>{t('slip.notFiscal')}</p>
    </>
  );
};
