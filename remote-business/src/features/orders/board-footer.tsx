import { type Amount, type BusinessOrderRow, OVER_STATUSES } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { calendarDay, counted, formatMoney, OrderStatusBadge } from '@tavolina/shared-ui';
import { takingsOf } from '../../lib/orders/day-takings.ts';
import styles from './board.module.css';

/** Takings of today, in Tirana's time, and what is still open (product.md §31, §62, §107). */
export const BoardFooter = ({ orders, now }: { orders: readonly BusinessOrderRow[]; now: number }) => {
  const { t, i18n } = useTranslation('business');
  const today = calendarDay(new Date(now).toISOString());
  const ofToday = orders.filter(({ created_at }) => calendarDay(created_at) === today);
  const count = (wanted: string): number => ofToday.filter(({ status }) => status === wanted).length;
  const takings = takingsOf(ofToday);
  const money = (amounts: readonly Amount[]): string =>
    amounts.map(({ amount, currency }) => formatMoney(amount, currency, i18n.language)).join(' + ') || '–';
  return (
    <dl className={styles.foot}>
      {OVER_STATUSES.map((status) => (
        <div key={status}>
          <dt>
            <OrderStatusBadge status={status} />
          </dt>
          <dd>{t('board.today', counted(count(status), i18n.language))}</dd>
        </div>
      ))}
      {(['collected', 'open'] as const).map((part) => (
        <div key={part}>
          <dt>{t(`board.${part}`)}</dt>
          <dd>{money(takings[part])}</dd>
        </div>
      ))}
    </dl>
  );
};
