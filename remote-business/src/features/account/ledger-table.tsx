import type { Ledger } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { formatDateTime, formatMoney, visuallyHiddenOnPhones } from '@tavolina/shared-ui';
import clsx from 'clsx';
import page from '../../lib/page.module.css';
import { PATHS } from '../../lib/paths.ts';
import styles from './money.module.css';

const SUMS = ['gross', 'refunded', 'payable'] as const;

/** What cards brought in: three sums, and an order a row. */
export const LedgerTable = ({ ledger }: { ledger: Ledger }) => {
  const { t, i18n } = useTranslation('business');
  const euro = (amount: number): string => formatMoney(amount, ledger.currency, i18n.language);
  return (
    <>
      <dl className={clsx(page.figures, styles.sums)}>
        {SUMS.map((sum) => (
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
            {SUMS.map((sum) => (
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
                <Link to={PATHS.order(order.order_id)}>{order.order_id}</Link>
              </td>
              <td>{order.customer_name}</td>
              <td>{formatDateTime(order.paid_at)}</td>
              {SUMS.map((sum) => (
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
