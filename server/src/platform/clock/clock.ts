/** A day of 24 hours, in ms; what counts in calendar days asks the time zone instead. */
export const DAY_MS = 24 * 3600 * 1000;

/** What time it is; tests set it. Rules with deadlines of minutes or days ask it instead of the system. */
export type Clock = () => Date;

/** The time of this machine. */
export const systemClock: Clock = () => new Date();

/** A clock that is ahead of the system's, by days. */
export const clockAhead =
  (days: number): Clock =>
  () =>
    new Date(Date.now() + days * DAY_MS);
