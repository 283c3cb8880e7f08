import { type BusinessOrderRow, isInKitchen, orderStatusFacts } from '@tavolina/shared-api/contract';
import { MINUTE_MS } from '@tavolina/shared-console/page/time-spans.ts';

/** Minutes before its promise from which an order is due soon. */
const SOON_MINUTES = 5;
/** How many finished orders can be recalled. */
const RECALLED = 10;

/** How close the promise of an order is; each level has its own words and colour (product.md §332). */
export type Urgency = 'calm' | 'soon' | 'now' | 'late';

const isMade = ({ status }: BusinessOrderRow): boolean => orderStatusFacts(status).isMade === true;

const dueAt = ({ promised_at, created_at }: BusinessOrderRow): string => promised_at ?? created_at;

const byTime = (a: string, b: string): number => Date.parse(a) - Date.parse(b);

/** Orders with the earliest promise first. */
export const byPromise = (orders: readonly BusinessOrderRow[]): BusinessOrderRow[] =>
  orders.toSorted((a, b) => byTime(dueAt(a), dueAt(b)) || byTime(a.created_at, b.created_at));

/** The orders that the kitchen has to make, earliest promise first (product.md §331). */
export const ordersToMake = (orders: readonly BusinessOrderRow[]): BusinessOrderRow[] =>
  byPromise(orders.filter(({ status }) => isInKitchen(status)));

/** When an order left the kitchen. Servers without the field `status_at` only know the last change of any kind. */
export const leftAt = ({ status_at, updated_at }: BusinessOrderRow): string => status_at ?? updated_at;

/** The orders that left the kitchen last, latest first (product.md §335). */
export const lastMade = (orders: readonly BusinessOrderRow[]): BusinessOrderRow[] =>
  orders
    .filter(isMade)
    .sort((a, b) => byTime(leftAt(b), leftAt(a)))
    .slice(0, RECALLED);

/** Minutes until a promise, rounded up; below 0: whole minutes since it passed. */
export const minutesLeft = (promisedAt: string, now: number): number =>
  Math.ceil((Date.parse(promisedAt) - now) / MINUTE_MS);

/** How close a promise is, by its minutes left. */
export const urgencyOf = (minutes: number): Urgency => {
  if (minutes < 0) return 'late';
  if (minutes === 0) return 'now';
  return minutes <= SOON_MINUTES ? 'soon' : 'calm';
};
