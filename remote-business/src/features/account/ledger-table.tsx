import { type Ledger, linesText } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import {
  formatDateTime,
  formatMoney,
  Notice,
  PaymentStatusBadge,
  visuallyHiddenOnPhones,
} from '@tavolina/shared-ui';
import clsx from 'clsx';
import styles from './money.module.css';

const SUMS = ['gross', 'refunded', 'disputed', 'payable'] as const;

/** Most places never meet a dispute, and need no column for it. */
const sumsOf = ({ orders }: Ledger): readonly (typeof SUMS)[number][] =>
  orders.some(({ disputed }) => disputed !== 0) ? SUMS : SUMS.filter((sum) => sum !== 'disputed');

/** What cards brought in: its sums, and an order a row. */
export const LedgerTable = ({ ledger }: { ledger: Ledger }) => {
  const { t, i18n } = useTranslation('business');
  const sums = sumsOf(ledger);
  const euro = (amount: number): string => formatMoney(amount, ledger.currency, i18n.language);
  return (
    <>
      {ledger.orders.some((order) => order.refund_failed) ? (
        <Notice tone="danger">{t('ledger.refundFailed')}</Notice>
      ) : null}
      <dl className={clsx(page.figures, styles.sums)}>
        {sums.map((sum) => (
          <div key={sum}>
            <dt>{t(`ledger.${sum}`)}</dt>
            <dd>{euro(ledger[sum])}</dd>
          </div>
        ))}
      </dl>
      <table className={clsx(styles.rows, styles.ledger)}>
        <caption hidden>{t('ledger.title')}</caption>
        <thead className={visuallyHiddenOnPhones}>
          <tr>
            <th scope="col">{t('ledger.order')}</th>
            <th scope="col">{t('ledger.customer')}</th>
            <th scope="col">{t('ledger.paidAt')}</th>
            {sums.map((sum) => (
              <th key={sum} scope="col" className={styles.amount}>
                {t(`ledger.${sum}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ledger.orders.map((order) => (
            <tr key={order.order_id}>
              <td>
                <Link to={PATHS.order(order.order_id)}>{order.order_id}</Link>{' '}
                {order.refund_failed ? <PaymentStatusBadge status="refund_failed" /> : null}
                {order.refunded_by_hand ? <PaymentStatusBadge status="refunded_by_hand" /> : null}
              </td>
              <td>
                {order.customer_name}
                {order.lines ? <p className={styles.sold}>{linesText(order.lines)}</p> : null}
              </td>
              <td>{formatDateTime(order.paid_at)}</td>
              {sums.map((sum) => (
                <td key={sum} className={styles.amount} data-label={t(`ledger.${sum}`)}>
                  {euro(order[sum])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
