import {
  type BusinessOrderRow,
  isUnanswered,
  orderDue,
  orderStatusFacts,
} from '@tavolina/shared-api/contract';
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

/**
 * Whether an order waits too long in its status (product.md §68): for its food once the time is over for which it is due, as
 * on the kitchen's screen; for an answer, and without such a time, after the minutes of its status.
 */
export const isLate = (order: BusinessOrderRow, now: number): boolean => {
  const { lateMinutes } = orderStatusFacts(order.status);
  if (lateMinutes === undefined) return false;
  const due = isUnanswered(order) ? null : orderDue(order);
  // Until the minute that its time names is over.
  return due ? now - Date.parse(due.at) >= MINUTE_MS : waitedMinutes(order, now) >= lateMinutes;
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
