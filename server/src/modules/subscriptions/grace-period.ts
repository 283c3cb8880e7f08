import { DAY_MS } from '../../platform/clock/clock.ts';

/** How many days an unpaid plan continues (product.md §57). */
export const GRACE_DAYS = 7;

const GRACE_MS = GRACE_DAYS * DAY_MS;

/** Whether the grace period of an unpaid plan is over. */
export const isGraceOver = (unpaidSince: Date, now: Date): boolean =>
  now.getTime() - unpaidSince.getTime() >= GRACE_MS;
