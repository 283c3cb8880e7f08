import { DAY_MS } from '../../platform/clock/clock.ts';

/** How many days an unpaid plan goes on (product.md §57). */
export const GRACE_DAYS = 7;

const GRACE_MS = GRACE_DAYS * DAY_MS;

/** Whether what has not been paid since a moment has been unpaid for too long. */
export const isGraceOver = (unpaidSince: Date, now: Date): boolean =>
  now.getTime() - unpaidSince.getTime() >= GRACE_MS;
