/** How many days an unpaid plan goes on (product.md §57). */
export const GRACE_DAYS = 7;

const GRACE_MS = GRACE_DAYS * 24 * 3600 * 1000;

/** Whether what has not been paid since a moment has been unpaid for too long. */
export const isGraceOver = (unpaidSince: Date, now: Date): boolean =>
  now.getTime() - unpaidSince.getTime() >= GRACE_MS;
