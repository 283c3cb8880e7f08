/** A minute, in ms. */
export const MINUTE_MS = 60_000;
/** An hour, in ms. */
export const HOUR_MS = 60 * MINUTE_MS;
/** An hour in seconds, as limits count. */
export const HOUR_SECONDS = 3_600;
/** A day of 24 hours, in ms. Code that counts calendar days uses the time zone instead. */
export const DAY_MS = 24 * HOUR_MS;

/**
 * The current time. Rules with deadlines use this instead of the system clock, so that tests can set it.
 */
export type Clock = () => Date;

/** The time of this machine. */
export const systemClock: Clock = () => new Date();

/** A clock that is ahead of the system's, by days. */
export const clockAhead =
  (days: number): Clock =>
  () =>
    new Date(Date.now() + days * DAY_MS);
