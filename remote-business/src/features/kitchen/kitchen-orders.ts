import { type BusinessOrderRow, ORDER_WAY, orderStatusFacts } from '@tavolina/shared-api/contract';
import { MINUTE_MS } from '../../lib/time-spans.ts';

/** From so many minutes before its promise an order is due soon. */
const SOON_MINUTES = 5;
/** How many orders that left the kitchen can be called back. */
const RECALLED = 10;

/** How near the promise of an order is; each has its own words and colour (product.md §332). */
export type Urgency = 'calm' | 'soon' | 'now' | 'late';

const isMade = ({ status }: BusinessOrderRow): boolean => orderStatusFacts(status).isMade === true;

/** Whether the kitchen has an order to make: it was confirmed and is not ready. */
const isToMake = (order: BusinessOrderRow): boolean =>
  order.status !== ORDER_WAY[0] && !isMade(order) && !orderStatusFacts(order.status).isOver;

const dueAt = ({ promised_at, created_at }: BusinessOrderRow): string => promised_at ?? created_at;

const byTime = (a: string, b: string): number => Date.parse(a) - Date.parse(b);

/** What the kitchen has to make, the next promise first (product.md §331). */
export const ordersToMake = (orders: readonly BusinessOrderRow[]): BusinessOrderRow[] =>
  orders.filter(isToMake).sort((a, b) => byTime(dueAt(a), dueAt(b)) || byTime(a.created_at, b.created_at));

/** When an order left the kitchen; servers before the field `status_at` tell when anything of it was changed. */
export const leftAt = ({ status_at, updated_at }: BusinessOrderRow): string => status_at ?? updated_at;

/** The last orders that left the kitchen, the latest first (product.md §335). */
export const madeLast = (orders: readonly BusinessOrderRow[]): BusinessOrderRow[] =>
  orders
    .filter(isMade)
    .sort((a, b) => byTime(leftAt(b), leftAt(a)))
    .slice(0, RECALLED);

/** Minutes until a promise, begun ones counted; below 0: whole minutes that it has passed. */
export const minutesLeft = (promisedAt: string, now: number): number =>
  Math.ceil((Date.parse(promisedAt) - now) / MINUTE_MS);

/** How near a promise is, from its minutes left. */
export const urgencyOf = (minutes: number): Urgency => {
  if (minutes < 0) return 'late';
  if (minutes === 0) return 'now';
  return minutes <= SOON_MINUTES ? 'soon' : 'calm';
};
