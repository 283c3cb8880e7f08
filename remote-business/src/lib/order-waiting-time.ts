import { type BusinessOrderRow, ORDER_WAY, orderStatusFacts } from '@tavolina/shared-api/contract';
import { nextStep } from './next-step.ts';

const MINUTE_MS = 60_000;

/** Whole minutes since the order was placed. */
export const waitedMinutes = ({ created_at }: Pick<BusinessOrderRow, 'created_at'>, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(created_at)) / MINUTE_MS));

/** Whether an order waits too long for how far it has come (product.md §68). */
export const isLate = (order: BusinessOrderRow, now: number): boolean =>
  waitedMinutes(order, now) >= (orderStatusFacts(order.status).lateMinutes ?? Number.POSITIVE_INFINITY);

/** Whether the diner waits for an answer. */
export const isUnanswered = ({ status }: Pick<BusinessOrderRow, 'status'>): boolean =>
  status === ORDER_WAY[0];

/** Sorts the order that waits longest to the front. */
export const longestWaiting = (a: BusinessOrderRow, b: BusinessOrderRow): number =>
  a.created_at.localeCompare(b.created_at);

/**
 * Id of the visible order whose next step gets the red button: the one that has waited longest for an answer, else for
 * its food (product.md §68).
 */
export const mostUrgent = (orders: readonly BusinessOrderRow[]): string | undefined => {
  const waiting = orders.filter(isUnanswered).sort(longestWaiting);
  const open = orders.filter(({ status }) => nextStep(status) !== undefined).sort(longestWaiting);
  return (waiting[0] ?? open[0])?.id;
};
