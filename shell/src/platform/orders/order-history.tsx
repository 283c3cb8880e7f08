import type { OperatorOrder, OperatorOrderEvent } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import {
  Badge,
  EmptyState,
  formatDateTime,
  formatMoney,
  OrderStatusBadge,
  PaymentStatusBadge,
  useOrderStatusName,
} from '@tavolina/shared-ui';
import styles from '../sections.module.css';

/** The words of an event; a kind that a later server tells of is shown by its code. */
const useEventWords = () => {
  const { t, i18n } = useTranslation('shell');
  const nameOfStatus = useOrderStatusName();
  const word = (group: string, code: string): string =>
    t(`platform.orders.${group}.${code}` as 'platform.orders.title', { defaultValue: code });
  return ({ area, what, whose, amount, outcome }: OperatorOrderEvent) => ({
    area: word('area', area),
    title: area === 'step' && what !== 'seen' ? nameOfStatus(what) : word(area, what),
    details: [
      ...(whose === null ? [] : [word(area === 'step' || area === 'payment' ? 'by' : 'to', whose)]),
      ...(amount === null ? [] : [formatMoney(amount, 'EUR', i18n.language)]),
      ...(outcome === null ? [] : [word('outcome', outcome)]),
    ],
    isWrong: outcome === 'refused' || outcome === 'failed' || what === 'refund_failed' || what === 'mismatch',
  });
};

/** An order with all that happened with it, the earliest first. */
export const OrderHistory = ({ order }: { order: OperatorOrder }) => {
  const { t, i18n } = useTranslation('shell');
  const wordsOf = useEventWords();
  const { id, place: business, status, payment_status, total, table, created_at, events } = order;
  return (
    <section className={styles.section} aria-label={t('platform.orders.of', { id })}>
      <h2>{id}</h2>
      <p className={styles.muted}>
        {[
          business.name,
          ...(table === null ? [] : [table]),
          formatMoney(total, 'EUR', i18n.language),
          formatDateTime(created_at),
        ].join(' · ')}
      </p>
      <p className={styles.badges}>
        <OrderStatusBadge status={status} />
        <PaymentStatusBadge status={payment_status} />
      </p>
      {events.length === 0 ? <EmptyState title={t('platform.orders.none')} /> : null}
      <ol>
        {/* Two tills hear of a step at the same moment: only their places tell their messages apart. */}
        {[...events.entries()].map(([place, event]) => {
          const { area, title, details, isWrong } = wordsOf(event);
          return (
            <li key={place}>
              <div>
                <p>
                  <strong>{title}</strong>
                </p>
                <p className={styles.muted}>{[...details, formatDateTime(event.at)].join(' · ')}</p>
              </div>
              <Badge tone={isWrong ? 'danger' : 'neutral'}>{area}</Badge>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
