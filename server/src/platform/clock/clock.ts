/** What time it is; tests set it. Rules with deadlines of minutes or days ask it instead of the system. */
export type Clock = () => Date;

/** The time of this machine. */
export const systemClock: Clock = () => new Date();
