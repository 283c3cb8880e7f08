import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { calendarDay } from '@tavolina/shared-ui';

/** One day of the charts. */
export interface OrderDay {
  /** `YYYY-MM-DD` in Tirana. */
  day: string;
  orders: number;
  /** In euro; what was cancelled brings none. */
  revenue: number;
}

const DAY_MS = 86_400_000;

/** Orders and revenue of the last `count` days in Tirana, today last (product.md §31). */
export const orderDays = (orders: readonly BusinessOrderRow[], count: number, now: number): OrderDay[] => {
  const days = new Map<string, OrderDay>();
  // From noon, so that a day of 23 or 25 hours is neither left out nor counted twice.
  const noon = Date.parse(`${calendarDay(new Date(now).toISOString())}T12:00:00Z`);
  for (let back = count - 1; back >= 0; back -= 1) {
    const day = new Date(noon - back * DAY_MS).toISOString().slice(0, 10);
    days.set(day, { day, orders: 0, revenue: 0 });
  }
  for (const { created_at, status, total_amount } of orders) {
    const day = days.get(calendarDay(created_at));
    if (!day || status === 'cancelled') continue;
    day.orders += 1;
    day.revenue += total_amount;
  }
  return [...days.values()];
};
