import { type RawBuilder, sql } from 'kysely';

/** The clock in Tirane. */
export const LOCAL_NOW = sql<Date>`(now() AT TIME ZONE 'Europe/Tirane')`;
/** Begin of the first day of a period of some days that ends today, as it is on the clock in Tirane. */
export const firstDay = (days: number): RawBuilder<Date> =>
  sql`(date_trunc('day', ${LOCAL_NOW}) - make_interval(days => ${days}::int - 1))`;
/** Begin of as many days before. */
export const firstDayBefore = (days: number): RawBuilder<Date> =>
  sql`(${firstDay(days)} - make_interval(days => ${days}::int))`;
/** The moment of a local time. */
export const instant = (local: RawBuilder<Date>): RawBuilder<Date> =>
  sql`(${local} AT TIME ZONE 'Europe/Tirane')`;

const within = (from: RawBuilder<Date>, to: RawBuilder<Date>): RawBuilder<boolean> =>
  sql`local >= ${from} AND local <= ${to}`;
/** Whether `local` lies in today. */
export const TODAY = within(sql`date_trunc('day', ${LOCAL_NOW})`, LOCAL_NOW);
/** In yesterday, up to this moment of the day. */
export const YESTERDAY = within(
  sql`date_trunc('day', ${LOCAL_NOW}) - interval '1 day'`,
  sql`${LOCAL_NOW} - interval '1 day'`,
);
/** In this month. */
export const MONTH = within(sql`date_trunc('month', ${LOCAL_NOW})`, LOCAL_NOW);
/** In the month before, up to the same moment. */
export const LAST_MONTH = within(
  sql`date_trunc('month', ${LOCAL_NOW}) - interval '1 month'`,
  sql`${LOCAL_NOW} - interval '1 month'`,
);
/** Before this month began. */
export const MONTHS_BEFORE = sql<boolean>`local < date_trunc('month', ${LOCAL_NOW})`;
