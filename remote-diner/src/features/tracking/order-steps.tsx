import {
  CUSTOMER_ORDER_STEPS,
  type CustomerOrder,
  isCancelled,
  orderStatusFacts,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatTime, orderStatusIcon, Timeline, type TimelineStep } from '@tavolina/shared-ui';

const STEPS: readonly string[] = CUSTOMER_ORDER_STEPS;

/** How far it has come; with a status that is newer than this build, as far as was known before it. */
const reached = ({ status, history }: CustomerOrder): number =>
  STEPS.indexOf(
    STEPS.includes(status) ? status : (history.findLast((c) => STEPS.includes(c.status))?.status ?? ''),
  );

const icon = (status: string) => {
  const Icon = orderStatusIcon(status);
  return <Icon size={18} strokeWidth={1.75} aria-hidden="true" />;
};

/** How far an order is. */
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
      label: t([`tracking.${order.fulfilment}.step.${status}`, `tracking.step.${status}`]),
      // What is going on now has no end yet.
      time:
        state === 'current' && orderStatusFacts(status).lasts && time ? t('tracking.since', { time }) : time,
      state,
      icon: icon(status),
    };
  };
  if (isCancelled(order.status)) {
    return <Timeline steps={[step('pending', 'done'), step(order.status, 'stopped')]} />;
  }
  const at = reached(order);
  const stateOf = (index: number): TimelineStep['state'] => {
    if (index < at || orderStatusFacts(order.status).isOver) return 'done';
    return index === at ? 'current' : 'todo';
  };
  return <Timeline steps={STEPS.map((status, index) => step(status, stateOf(index)))} />;
};
