/** The clock in Tirane. */
export const LOCAL_NOW = `(now() AT TIME ZONE 'Europe/Tirane')`;
/** Begin of the first day of a period of `$2` days that ends today, as it is on the clock in Tirane. */
export const FIRST_DAY = `(date_trunc('day', ${LOCAL_NOW}) - make_interval(days => $2::int - 1))`;
/** Begin of as many days before. */
export const FIRST_DAY_BEFORE = `(${FIRST_DAY} - make_interval(days => $2::int))`;
/** The moment of a local time. */
export const instant = (local: string): string => `(${local} AT TIME ZONE 'Europe/Tirane')`;

const within = (from: string, to: string): string => `local >= ${from} AND local <= ${to}`;
/** Whether `local` lies in today. */
export const TODAY = within(`date_trunc('day', ${LOCAL_NOW})`, LOCAL_NOW);
/** In yesterday, up to this moment of the day. */
export const YESTERDAY = within(
  `date_trunc('day', ${LOCAL_NOW}) - interval '1 day'`,
  `${LOCAL_NOW} - interval '1 day'`,
);
/** In this month. */
export const MONTH = within(`date_trunc('month', ${LOCAL_NOW})`, LOCAL_NOW);
/** In the month before, up to the same moment. */
export const LAST_MONTH = within(
  `date_trunc('month', ${LOCAL_NOW}) - interval '1 month'`,
  `${LOCAL_NOW} - interval '1 month'`,
);
/** Before this month began. */
export const MONTHS_BEFORE = `local < date_trunc('month', ${LOCAL_NOW})`;
