import { type RawBuilder, sql } from 'kysely';

/** Current local time in Tirana. */
export const LOCAL_NOW = sql<Date>`(now() AT TIME ZONE 'Europe/Tirane')`;
/** Local start of a period of some days that ends today. */
export const firstDay = (days: number): RawBuilder<Date> =>
  sql`(date_trunc('day', ${LOCAL_NOW}) - make_interval(days => ${days}::int - 1))`;
/** Local start of the period before it. */
export const firstDayBefore = (days: number): RawBuilder<Date> =>
  sql`(${firstDay(days)} - make_interval(days => ${days}::int))`;
/** The timestamp of a local time. */
export const instant = (local: RawBuilder<Date>): RawBuilder<Date> =>
  sql`(${local} AT TIME ZONE 'Europe/Tirane')`;

const within = (from: RawBuilder<Date>, to: RawBuilder<Date>): RawBuilder<boolean> =>
  sql`local >= ${from} AND local <= ${to}`;
/** SQL condition: `local` is today. */
export const TODAY = within(sql`date_trunc('day', ${LOCAL_NOW})`, LOCAL_NOW);
/** Yesterday, up to the current time of day. */
export const YESTERDAY = within(
  sql`date_trunc('day', ${LOCAL_NOW}) - interval '1 day'`,
  sql`${LOCAL_NOW} - interval '1 day'`,
);
/** This month. */
export const MONTH = within(sql`date_trunc('month', ${LOCAL_NOW})`, LOCAL_NOW);
/** Last month, up to the same point in the month. */
export const LAST_MONTH = within(
  sql`date_trunc('month', ${LOCAL_NOW}) - interval '1 month'`,
  sql`${LOCAL_NOW} - interval '1 month'`,
);
/** Before this month. */
export const MONTHS_BEFORE = sql<boolean>`local < date_trunc('month', ${LOCAL_NOW})`;
