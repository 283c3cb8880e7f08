import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatTime, orderStatusIcon, Timeline, useOrderStatusName } from '@tavolina/shared-ui';
import page from '../../lib/page.module.css';

/** What happened to an order, with times. */
export const OrderHistory = ({ order }: { order: BusinessOrder }) => {
  const { t } = useTranslation('business');
  const statusName = useOrderStatusName();
  const steps = order.history.map((change, index) => {
    const Icon = orderStatusIcon(change.status);
    return {
      id: change.changed_at,
      label: statusName(change.status),
      time: formatTime(change.changed_at),
      state: index === order.history.length - 1 ? ('current' as const) : ('done' as const),
      icon: <Icon size={18} strokeWidth={1.75} aria-hidden="true" />,
    };
  });
  return (
    <section className={page.card} aria-labelledby="history">
      <h2 id="history">{t('order.history')}</h2>
      <Timeline steps={steps} />
    </section>
  );
};
