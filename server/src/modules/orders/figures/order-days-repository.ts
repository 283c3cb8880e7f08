import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db } from '../../../platform/database/db.ts';
import { type Counted, choicesOf, dishesOf, figuresOf } from './counted-orders-repository.ts';

/** Days that figures of dishes are kept for: the longest period of statistics, and the time until a day is counted. */
const DISH_DAYS = 92;

/** A day whose orders are to be counted. */
export interface DueDay {
  /** As `2026-11-29`. */
  day: string;
  /** Whose orders; null: of all places, for the first time. */
  places: string[] | null;
  from: Date;
  until: Date;
  /** Whether its orders are in the archive, and what was counted of them is all there is. */
  is_archived: boolean;
  /** Whether figures of its dishes may still be asked for. */
  has_dishes: boolean;
}

/**
 * Lets this transaction alone count, and see all orders as they are at one moment: a change that it does not see leaves its
 * mark behind (`order_day_changes`). Call it first.
 */
export const startCounting = async (client: Queryable): Promise<void> => {
  await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(db(client));
  await sql`LOCK TABLE order_days_counted IN EXCLUSIVE MODE`.execute(db(client));
};

/**
 * The next day to count: one that changed since it was counted, else the first that is over and was not counted. An order that
 * was begun before midnight is stored within the hour that this waits.
 */
export const findDueDay = async (client: Queryable): Promise<DueDay | undefined> => {
  const { rows } = await sql<DueDay>`
    SELECT due.day::text AS day, due.places, due.day::timestamp AT TIME ZONE 'Europe/Tirane' AS "from",
      (due.day + 1)::timestamp AT TIME ZONE 'Europe/Tirane' AS "until",
      EXISTS (SELECT FROM archived_order_months m WHERE m.month = date_trunc('month', due.day)) AS is_archived,
      due.day >= (now() AT TIME ZONE 'Europe/Tirane')::date - ${DISH_DAYS}::int AS has_dishes
    FROM (
      (SELECT c.day, array_agg(DISTINCT c.business_id::text) AS places
       FROM order_day_changes c JOIN order_days_counted d ON c.day < d.before GROUP BY c.day ORDER BY c.day LIMIT 1)
      UNION ALL
      SELECT before, NULL FROM order_days_counted
      WHERE (before + 1)::timestamp AT TIME ZONE 'Europe/Tirane' + interval '1 hour' <= now()) AS due
    ORDER BY due.places IS NULL LIMIT 1`.execute(db(client));
  return rows[0];
};

/** Counts a day's orders, in place of what was counted of it before. */
export const storeDay = async (client: Queryable, due: DueDay): Promise<void> => {
  const run = db(client);
  const { day, places, from, until } = due;
  const counted: Counted = {
    days: [day],
    since: null,
    ...{ from, until },
    of: places ? sql`o.business_id = ${anyOf(places)}` : sql`true`,
  };
  const ofDay = places ? sql`day = ${day} AND business_id = ${anyOf(places)}` : sql`day = ${day}`;
  await sql`DELETE FROM order_day_changes WHERE ${ofDay}`.execute(run);
  if (!due.is_archived) {
    for (const table of ['order_days', 'order_day_dishes', 'order_day_choices'])
      await sql`DELETE FROM ${sql.table(table)} WHERE ${ofDay}`.execute(run);
    await sql`INSERT INTO order_days ${figuresOf(counted)}`.execute(run);
  }
  if (due.has_dishes) {
    await sql`INSERT INTO order_day_dishes ${dishesOf(counted)}`.execute(run);
    await sql`INSERT INTO order_day_choices ${choicesOf(counted)}`.execute(run);
  }
  if (places) return;
  await sql`UPDATE order_days_counted SET before = ${day}::date + 1`.execute(run);
  for (const table of ['order_day_dishes', 'order_day_choices'])
    await sql`DELETE FROM ${sql.table(table)} WHERE day < (now() AT TIME ZONE 'Europe/Tirane')::date - ${DISH_DAYS}::int`.execute(
      run,
    );
};

/** Lets all days be counted anew of which orders are there; those in the archive keep what was counted of them. */
export const forgetDays = async (client: Queryable): Promise<void> => {
  await sql`UPDATE order_days_counted SET before = least(before,
    (SELECT (min(created_at) AT TIME ZONE 'Europe/Tirane')::date FROM orders))`.execute(db(client));
};
