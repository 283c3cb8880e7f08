import { type BusinessOrder, isCancelled, type OrderStatus } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { nextStep } from '@tavolina/shared-console/orders/next-step.ts';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import {
  calendarDay,
  formatDateTime,
  formatTime,
  orderStatusIcon,
  Timeline,
  type TimelineStep,
  useOrderStatusName,
} from '@tavolina/shared-ui';

/** The history of an order, with times in Tirana; with the day if it is not the day of the order. */
export const OrderHistory = ({ order }: { order: BusinessOrder }) => {
  const { t } = useTranslation('business');
  const statusName = useOrderStatusName();
  const isOpen = nextStep(order.status) !== undefined;
  const stateOf = (status: OrderStatus, isLast: boolean): TimelineStep['state'] => {
    if (isCancelled(status)) return 'stopped';
    return isLast && isOpen ? 'current' : 'done';
  };
  const steps = order.history.map(({ status, changed_at }, index) => {
    const Icon = orderStatusIcon(status);
    const isSameDay = calendarDay(changed_at) === calendarDay(order.created_at);
    return {
      id: changed_at,
      label: statusName(status),
      time: isSameDay ? formatTime(changed_at) : formatDateTime(changed_at),
      state: stateOf(status, index === order.history.length - 1),
      icon: <Icon {...MEDIUM_ICON} />,
    };
  });
  return (
    <section className={page.card} aria-labelledby="history">
      <h2 id="history">{t('order.history')}</h2>
      <Timeline steps={steps} />
    </section>
  );
};
