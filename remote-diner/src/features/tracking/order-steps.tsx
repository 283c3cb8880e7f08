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
  const at = WAY.indexOf(order.status as (typeof WAY)[number]);
  const isOver = order.status === 'delivered';
  const steps: TimelineStep[] =
    order.status === 'canceled'
      ? [
          {
            id: 'pending',
            label: t('tracking.step.pending'),
            time: timeOf('pending'),
            state: 'done',
            icon: icon('pending'),
          },
          {
            id: 'canceled',
            label: t('tracking.step.canceled'),
            time: timeOf('canceled'),
            state: 'current',
            icon: icon('canceled'),
          },
        ]
      : WAY.map((status, index) => ({
          id: status,
          label: t(`tracking.step.${status}`),
          time: index <= at ? timeOf(status) : undefined,
          state: index < at || isOver ? 'done' : index === at ? 'current' : 'todo',
          icon: icon(status),
        }));
  return <Timeline steps={steps} />;
};
