import type { CustomerOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatTime, orderStatusIcon, Timeline, type TimelineStep } from '@tavolina/shared-ui';

const WAY = ['pending', 'confirmed', 'preparing', 'ready', 'delivered'] as const;

const icon = (status: string) => {
  const Icon = orderStatusIcon(status);
  return <Icon size={18} strokeWidth={1.75} aria-hidden="true" />;
};

/** Where an order stands on its way to the table. */
export const OrderSteps = ({ order }: { order: CustomerOrder }) => {
  const { t } = useTranslation('diner');
  const timeOf = (status: string): string | undefined => {
    const entry = order.history.findLast((change) => change.status === status);
    return entry && formatTime(entry.changed_at);
  };
  const step = (status: string, state: TimelineStep['state']): TimelineStep => {
    const time = state === 'todo' ? undefined : timeOf(status);
    return {
      id: status,
      label: t(`tracking.step.${status}`),
      // What is going on now has no end yet.
      time: state === 'current' && status === 'preparing' && time ? t('tracking.since', { time }) : time,
      state,
      icon: icon(status),
    };
  };
  if (order.status === 'canceled') {
    return <Timeline steps={[step('pending', 'done'), step('canceled', 'current')]} />;
  }
  const at = WAY.indexOf(order.status);
  const stateOf = (index: number): TimelineStep['state'] => {
    if (index < at || order.status === 'delivered') return 'done';
    return index === at ? 'current' : 'todo';
  };
  return <Timeline steps={WAY.map((status, index) => step(status, stateOf(index)))} />;
};
