/** A minute, in ms. */
export const MINUTE_MS = 60_000;
/** A day of 24 hours, in ms. */
export const DAY_MS = 24 * 60 * MINUTE_MS;
