/** How long an unpaid plan goes on, in ms (product.md §57). */
const GRACE_MS = 7 * 24 * 3600 * 1000;

/** Whether what has not been paid since a moment has been unpaid for too long. */
export const isGraceOver = (unpaidSince: Date, now: Date): boolean =>
  now.getTime() - unpaidSince.getTime() >= GRACE_MS;
