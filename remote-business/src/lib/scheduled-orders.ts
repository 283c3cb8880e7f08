import { type BusinessOrderRow, isUnanswered, orderStatusFacts } from '@tavolina/shared-api/contract';
import { useQuery } from '@tavolina/shared-api/runtime';
import { orderingStateQuery } from './ordering-state-query.ts';
import { MINUTE_MS } from './time-spans.ts';

/** Whether an order for later was answered and nobody has begun to prepare it. */
const isAhead = (order: BusinessOrderRow): boolean => {
  const { lasts, isMade, isOver } = orderStatusFacts(order.status);
  return order.asked_for !== null && !isUnanswered(order) && !lasts && !isMade && !isOver;
};

/** Orders for later, the next due first; the rest; by whether their preparation has to begin. */
export const splitByTime = (
  orders: readonly BusinessOrderRow[],
  now: number,
  preparationMinutes: number,
): { scheduled: BusinessOrderRow[]; now: BusinessOrderRow[] } => {
  const dueOf = ({ promised_at, asked_for }: BusinessOrderRow): number =>
    Date.parse(promised_at ?? asked_for ?? '');
  const waits = (order: BusinessOrderRow): boolean =>
    isAhead(order) && dueOf(order) - preparationMinutes * MINUTE_MS > now;
  return {
    scheduled: orders.filter(waits).sort((a, b) => dueOf(a) - dueOf(b)),
    now: orders.filter((order) => !waits(order)),
  };
};

/**
 * Splits orders for later from those to prepare now. They move by themselves as time goes by (product.md §307); how long
 * they take now, measured or set (product.md §298), is asked for only where there is one.
 */
export const useScheduledOrders = (orders: readonly BusinessOrderRow[], now: number) => {
  const { data } = useQuery({ ...orderingStateQuery, enabled: orders.some(isAhead) });
  return splitByTime(orders, now, data?.preparation_minutes ?? 0);
};
