import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { calendarDay, formatMoney, OrderStatusBadge } from '@tavolina/shared-ui';
import styles from './board.module.css';

/** What the day has come to so far, in Tirana's time; cancelled orders count as orders, not as value (product.md §31, §62). */
export const BoardFoot = ({ orders, now }: { orders: readonly BusinessOrderRow[]; now: number }) => {
  const { t, i18n } = useTranslation('business');
  const today = calendarDay(new Date(now).toISOString());
  const ofToday = orders.filter(({ created_at }) => calendarDay(created_at) === today);
  const count = (wanted: string): number => ofToday.filter(({ status }) => status === wanted).length;
  const revenue = ofToday
    .filter(({ status }) => status !== 'cancelled')
    .reduce((sum, { total_amount }) => sum + total_amount, 0);
  return (
    <dl className={styles.foot}>
      {(['completed', 'cancelled'] as const).map((status) => (
        <div key={status}>
          <dt>
            <OrderStatusBadge status={status} />
          </dt>
          <dd>{t('board.today', { count: count(status) })}</dd>
        </div>
      ))}
      <div>
        <dt>{t('board.revenue')}</dt>
        <dd>{formatMoney(revenue, 'EUR', i18n.language)}</dd>
      </div>
    </dl>
  );
};
