import type { CustomerOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import clsx from 'clsx';
import page from '../../lib/page.module.css';
import { OrderPlace } from '../../lib/way/order-place.tsx';
import { useMomentText } from '../../lib/way/use-moment-text.ts';
import styles from './confirmation.module.css';

/** When a diner gets an order, and where: its table, or the place and its address (product.md §547). */
export const WhenAndWhere = ({ order }: { order: CustomerOrder }) => {
  const { t } = useTranslation('diner');
  const moment = useMomentText();
  const { promised_at: promised, asked_for: asked } = order;
  const ready = promised && t('when.readyAbout', { when: moment('about', promised) });
  const wanted = asked && t('when.for', { when: moment('about', asked) });
  return (
    <section className={clsx(page.panel, styles.next)} aria-label={t('confirmation.whenWhere')}>
      <p className={styles.when}>{ready || wanted || t('when.soonText')}</p>
      <OrderPlace order={order} />
    </section>
  );
};
