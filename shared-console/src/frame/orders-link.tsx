import { isUnanswered } from '@tavolina/shared-api/contract';
import { NavLink, useQuery } from '@tavolina/shared-api/runtime';
import { ReceiptText } from 'lucide-react';
import { ordersQuery } from '../orders/orders-query.ts';
import { ICON } from '../page/icon.ts';
import { PATHS } from '../page/paths.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './frame.module.css';

/** Leads to the orders and says how many wait to be confirmed. */
export const OrdersLink = () => {
  const { t } = useTexts();
  const { data } = useQuery(ordersQuery);
  const waiting = data?.filter(isUnanswered).length ?? 0;
  return (
    <NavLink to={PATHS.orders}>
      <ReceiptText {...ICON} /> {t('frame.orders')}
      {waiting > 0 ? (
        <span className={styles.count} role="img" aria-label={t('frame.waiting', { count: waiting })}>
          {waiting}
        </span>
      ) : null}
    </NavLink>
  );
};
