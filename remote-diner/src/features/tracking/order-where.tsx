import { type CustomerOrder, orderStatusFacts } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import clsx from 'clsx';
import page from '../../lib/page.module.css';
import { PhoneLink } from '../../lib/phone-link.tsx';
import { OrderPlace } from '../../lib/way/order-place.tsx';
import { OrderAnswer } from './order-answer.tsx';
import styles from './tracking.module.css';

/** When an order under way is ready, where its diner gets it and whom to call; of one that is over, why it was declined (product.md §568). */
export const OrderWhere = ({ order }: { order: CustomerOrder }) => {
  const { t } = useTranslation('diner');
  const { isOver } = orderStatusFacts(order.status);
  const { phone } = order.business;
  return (
    <section
      className={clsx(styles.where, !isOver && page.panel)}
      aria-label={isOver ? undefined : t('confirmation.whenWhere')}
    >
      <OrderAnswer order={order} />
      {isOver ? null : <OrderPlace order={order} />}
      {isOver || !phone ? null : (
        <p>
          {t('confirmation.next.call')} <PhoneLink number={phone} />
        </p>
      )}
    </section>
  );
};
