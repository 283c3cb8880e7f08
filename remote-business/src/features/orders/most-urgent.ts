import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { nextStep } from '../../lib/next-step.ts';

const oldest = (orders: readonly BusinessOrderRow[]): BusinessOrderRow | undefined =>
  orders.reduce<BusinessOrderRow | undefined>(
    (first, order) => (first && first.created_at <= order.created_at ? first : order),
    undefined,
  );

/** Id of the order whose next step gets the one red button: the diner who has waited longest for an answer, else for food. */
export const mostUrgent = (orders: readonly BusinessOrderRow[]): string | undefined => {
  const waiting = orders.filter(({ status }) => status === 'pending');
  const open = orders.filter(({ status }) => nextStep(status) !== undefined);
  return (oldest(waiting) ?? oldest(open))?.id;
};
