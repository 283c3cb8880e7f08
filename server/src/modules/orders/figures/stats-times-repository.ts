import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import type { Counted } from './counted-orders-repository.ts';

/** Dates in Tirana, e.g. `2026-11-29`, by which a place's statistics are divided. */
export interface StatsTimes {
  today: string;
  yesterday: string;
  /** First day of this month, and of the last. */
  month: string;
  last_month: string;
  /** The day a month ago, or the last one of a shorter month. */
  month_ago: string;
  /** The days of the period, the oldest first. */
  days: string[];
  /** First day of the period before it. */
  before: string;
  /** Yesterday until the present time of day, and the same a month ago. */
  moments: { day: string; from: string; until: string }[];
  /** Days before it are counted, except those that changed since. */
  counted_before: string;
  changed: string[];
  /** When the first uncounted day, the first changed one and the period begin. */
  uncounted_from: Date;
  changed_from: Date | null;
  period_from: Date;
}

const LOCAL_NOW = sql`now() AT TIME ZONE 'Europe/Tirane'`;
const day = (local: RawBuilder<unknown>) => sql`to_char(${local}, 'YYYY-MM-DD')`;
const instant = (local: RawBuilder<unknown>) => sql`(${local})::timestamp AT TIME ZONE 'Europe/Tirane'`;
/** A day from its beginning until a time of its own, which belongs to it. As text, because JavaScript knows no microseconds. */
const until = (local: RawBuilder<unknown>) => sql`json_build_object('day', ${day(local)},
  'from', (${instant(sql`date_trunc('day', ${local})`)})::text, 'until', (${instant(local)} + interval '1 microsecond')::text)`;

/** The days that a place's statistics of some days are of, and which of them are counted (product.md §31, §609). */
export const readStatsTimes = async (
  client: Queryable,
  businessId: string,
  days: number,
): Promise<StatsTimes> => {
  const { rows } = await sql<StatsTimes>`
    SELECT ${day(sql`local`)} AS today, ${day(sql`local - interval '1 day'`)} AS yesterday,
      ${day(sql`date_trunc('month', local)`)} AS month, ${day(sql`date_trunc('month', local) - interval '1 month'`)} AS last_month,
      ${day(sql`local - interval '1 month'`)} AS month_ago,
      ARRAY(SELECT ${day(sql`each`)} FROM generate_series(first, local, interval '1 day') AS each) AS days,
      ${day(sql`first - make_interval(days => ${days}::int)`)} AS before,
      json_build_array(${until(sql`local - interval '1 day'`)}, ${until(sql`local - interval '1 month'`)}) AS moments,
      counted.before::text AS counted_before, ARRAY(SELECT each::text FROM unnest(changed.days) AS each) AS changed,
      ${instant(sql`counted.before`)} AS uncounted_from, ${instant(sql`changed.days[1]`)} AS changed_from,
      ${instant(sql`first`)} AS period_from
    FROM order_days_counted AS counted,
      LATERAL (SELECT ${LOCAL_NOW} AS local,
        date_trunc('day', ${LOCAL_NOW}) - make_interval(days => ${days}::int - 1) AS first) AS times,
      LATERAL (SELECT ARRAY(SELECT DISTINCT c.day FROM order_day_changes c
        WHERE c.business_id = ${businessId} AND c.day < counted.before ORDER BY c.day) AS days) AS changed`.execute(
    db(client, 'order-stat-times'),
  );
  if (!rows[0]) throw new Error('there is a day until which orders are counted');
  return rows[0];
};

/** A place's orders of days that are not counted, or changed since. */
export const uncountedOf = (
  businessId: string,
  { changed, uncounted_from, changed_from }: StatsTimes,
): Counted => ({
  days: changed,
  since: uncounted_from,
  // The first changed day is before all days that are not counted.
  from: changed_from ?? uncounted_from,
  until: 'infinity',
  of: sql`o.business_id = ${businessId}`,
});

/** The same, of the period only. */
export const uncountedOfPeriod = (businessId: string, times: StatsTimes): Counted => {
  const all = uncountedOf(businessId, times);
  return { ...all, from: new Date(Math.max(all.from.getTime(), times.period_from.getTime())) };
};

/** Whether a row of a table by days is counted, and did not change since. */
export const isDayCounted = ({ counted_before, changed }: StatsTimes): RawBuilder<boolean> =>
  sql`day < ${counted_before}::date AND day <> ALL (${changed}::date[])`;
