import {
  type BusinessOrderRow,
  hasStarted,
  isUnanswered,
  type OrderingState,
} from '@tavolina/shared-api/contract';
import { useQuery } from '@tavolina/shared-api/runtime';
import { MINUTE_MS } from '../page/time-spans.ts';
import { orderingStateQuery } from './ordering-state-query.ts';

/** Whether an order for later was answered and its preparation has not started. */
const isAhead = (order: BusinessOrderRow): boolean =>
  order.asked_for !== null && !isUnanswered(order) && !hasStarted(order.status);

/** Splits orders into those for later, next due first, and those whose preparation has to start. */
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

/** Minutes from the start of an order's preparation to its food, as the place is now (product.md §287, §298). */
const minutesToFood = (
  { preparation_minutes, busy_minutes, busy_until }: OrderingState,
  now: number,
): number => preparation_minutes + (busy_until && Date.parse(busy_until) > now ? busy_minutes : 0);

/**
 * Splits orders for later from those to prepare now, as time passes (product.md §307). The preparation time of now is
 * loaded only if there is an order for later; while it cannot be loaded none waits, so that none is begun too late.
 */
export const useScheduledOrders = (orders: readonly BusinessOrderRow[], now: number) => {
  const { data, failureCount, isPaused } = useQuery({
    ...orderingStateQuery,
    enabled: orders.some(isAhead),
  });
  const untilLoaded = failureCount > 0 || isPaused ? Number.POSITIVE_INFINITY : 0;
  return splitByTime(orders, now, data ? minutesToFood(data, now) : untilLoaded);
};
