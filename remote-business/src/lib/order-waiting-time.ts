import { type BusinessOrderRow, isUnanswered, orderStatusFacts } from '@tavolina/shared-api/contract';
import { nextStep } from '@tavolina/shared-console/orders/next-step.ts';
import { MINUTE_MS } from '@tavolina/shared-console/page/time-spans.ts';

type WaitTimes = Pick<BusinessOrderRow, 'status' | 'collected' | 'created_at' | 'asked_for' | 'waits_from'>;

/**
 * Since when a diner waits. For an answer: since somebody could give it (product.md §293). For food: since the order, or
 * since the time that they asked for.
 */
const waitsSince = (order: WaitTimes): string =>
  isUnanswered(order) ? (order.waits_from ?? order.created_at) : (order.asked_for ?? order.created_at);

/** Whole minutes that the diner has waited. */
export const waitedMinutes = (order: WaitTimes, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(waitsSince(order))) / MINUTE_MS));

/** Whether an order waits too long in its status (product.md §68). An answered order for later is late after its time. */
export const isLate = (order: BusinessOrderRow, now: number): boolean => {
  const { lateMinutes = Number.POSITIVE_INFINITY } = orderStatusFacts(order.status);
  const isDue = order.asked_for && !isUnanswered(order) && Number.isFinite(lateMinutes);
  const allowed = isDue ? 1 : lateMinutes;
  return waitedMinutes(order, now) >= allowed;
};

/** Sorts the order that waits longest to the front. */
export const longestWaiting = (a: BusinessOrderRow, b: BusinessOrderRow): number =>
  waitsSince(a).localeCompare(waitsSince(b));

/**
 * Id of the visible order whose next step gets the red button: the one that has waited longest for an answer, else for
 * its food (product.md §68).
 */
export const mostUrgent = (orders: readonly BusinessOrderRow[]): string | undefined => {
  const waiting = orders.filter(isUnanswered).sort(longestWaiting);
  const open = orders.filter(({ status }) => nextStep(status) !== undefined).sort(longestWaiting);
  return (waiting[0] ?? open[0])?.id;
};
