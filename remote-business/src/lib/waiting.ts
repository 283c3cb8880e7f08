import type { BusinessOrderRow, OrderStatus } from '@tavolina/shared-api/contract';

const MINUTE_MS = 60_000;

/** From how many minutes on an order waits too long, by how far it has come (product.md §68). */
const LATE_MINUTES: Partial<Record<OrderStatus, number>> = { pending: 10, confirmed: 25, preparing: 25 };

/** Whole minutes since the order was placed. */
export const waitedMinutes = ({ created_at }: Pick<BusinessOrderRow, 'created_at'>, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(created_at)) / MINUTE_MS));

/** Whether somebody should look at the order first. */
export const isLate = (order: BusinessOrderRow, now: number): boolean =>
  waitedMinutes(order, now) >= (LATE_MINUTES[order.status] ?? Number.POSITIVE_INFINITY);
