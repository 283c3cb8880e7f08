import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { limitLockWait } from '../../platform/database/lock-wait.ts';

/** The first day of a month in Tirana: `2020-03-01`. */
export type Month = string;

/** What the orders of a month add up to. */
export interface MonthSums {
  orders: number;
  lines: number;
  /** Euro cents. */
  total_minor: number;
}

/** The same, with the time of the latest change: another one means that an order changed. */
export interface MonthState extends MonthSums {
  last_change: string | null;
}

/** A file of the archive. */
export interface ArchivedFile {
  /** Its key in the store. */
  key: string;
  orders: number;
  bytes: number;
  sha256: string;
}

/** SQL: when a month begins, and when the next one does. */
export const beginOf = (month: Month) => sql<Date>`${month}::timestamp AT TIME ZONE 'Europe/Tirane'`;
export const endOf = (month: Month) =>
  sql<Date>`(${month}::date + interval '1 month') AT TIME ZONE 'Europe/Tirane'`;

const partitionOf = (table: string, month: Month) =>
  sql.table(`${table}_${month.slice(0, 7).replace('-', '_')}`);

/** Lets this connection alone archive or restore until it ends. */
export const startArchiving = async (client: Queryable): Promise<boolean> => {
  const { rows } = await sql<{ is_mine: boolean }>`
    SELECT pg_try_advisory_lock(hashtext('archived_order_months')) AS is_mine`.execute(db(client));
  return rows[0]?.is_mine === true;
};

/** Lets all that this transaction reads be of one moment. Call it first. */
export const readOneMoment = async (client: Queryable): Promise<void> => {
  await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY`.execute(db(client));
};

/** The months that were over so many months ago and are in the database, the oldest first. */
export const listOldMonths = async (client: Queryable, keptMonths: number): Promise<Month[]> => {
  const { rows } = await sql<{ month: Month }>`
    SELECT to_char(m.month, 'YYYY-MM-DD') AS month
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid,
      LATERAL (SELECT to_date(substr(c.relname, 8), 'YYYY_MM') AS month) AS m
    WHERE i.inhparent = 'orders'::regclass AND c.relname ~ '^orders_[0-9]{4}_[0-9]{2}$'
      AND m.month NOT IN (SELECT a.month FROM archived_order_months a)
      AND m.month + interval '1 month' <= now() AT TIME ZONE 'Europe/Tirane' - make_interval(months => ${keptMonths}::int)
    ORDER BY m.month`.execute(db(client));
  return rows.map(({ month }) => month);
};

/** Why a month has to stay; undefined: it may go. */
export const findObstacle = async (client: Queryable, month: Month): Promise<string | undefined> => {
  const { rows } = await sql<{ obstacle: string }>`
    SELECT 'money of ' || string_agg(id, ', ' ORDER BY id) || ' is still on its way' AS obstacle FROM ${partitionOf('orders', month)}
    WHERE payment_status IN ('pending', 'refund_pending') OR (refund_failed AND NOT refunded_by_hand)
    HAVING count(*) > 0
    UNION ALL
    SELECT 'its days are not counted yet' FROM order_days_counted c
    WHERE c.before < ${month}::date + interval '1 month' OR EXISTS (SELECT FROM order_day_changes d
      WHERE d.day >= ${month}::date AND d.day < ${month}::date + interval '1 month')
    LIMIT 1`.execute(db(client));
  return rows[0]?.obstacle;
};

/** What a month adds up to now. */
export const readState = async (client: Queryable, month: Month): Promise<MonthState> => {
  const { rows } = await sql<MonthState>`
    SELECT count(*)::int AS orders, coalesce(sum(total_minor), 0)::bigint AS total_minor,
      max(changed_at)::text AS last_change,
      (SELECT count(*) FROM ${partitionOf('order_items', month)})::int AS lines
    FROM ${partitionOf('orders', month)}`.execute(db(client));
  if (!rows[0]) throw new Error('figures without a group are one row');
  return rows[0];
};

/** How long a transaction of the archive waits for a lock, in ms, because everybody waits behind it. */
export const LOCK_WAIT_MS = 500;

/**
 * Takes a month from the database, unless an order changed since it was read, and records where it is.
 * @returns whether it did
 */
export const dropMonth = async (
  client: Queryable,
  month: Month,
  {
    state,
    steps,
    files,
    now,
  }: { state: MonthState; steps: number; files: readonly ArchivedFile[]; now: Date },
): Promise<boolean> => {
  // Whoever changes orders of this month, and at last whoever reads any, waits behind it.
  await limitLockWait(client, LOCK_WAIT_MS);
  await sql`LOCK TABLE ${partitionOf('orders', month)} IN SHARE MODE`.execute(db(client));
  const { orders, lines, total_minor, last_change } = await readState(client, month);
  const isSame =
    orders === state.orders &&
    lines === state.lines &&
    total_minor === state.total_minor &&
    last_change === state.last_change;
  if (!isSame || (await findObstacle(client, month)) !== undefined) return false;
  await sql`SELECT drop_order_month(${month}::date)`.execute(db(client));
  await db(client)
    .insertInto('archived_order_months')
    .values({ month, orders, lines, steps, total_minor, archived_at: now })
    .execute();
  if (files.length > 0)
    await db(client)
      .insertInto('archived_order_files')
      .values(files.map((file) => ({ ...file, month })))
      .execute();
  return true;
};

/** The files of an archived month in order; undefined when it is not archived. */
export const findArchived = async (
  client: Queryable,
  month: Month,
): Promise<(MonthSums & { steps: number; files: ArchivedFile[] }) | undefined> => {
  const { rows } = await sql<MonthSums & { steps: number; files: ArchivedFile[] }>`
    SELECT m.orders, m.lines, m.steps, m.total_minor,
      (SELECT coalesce(json_agg(json_build_object('key', f.key, 'orders', f.orders, 'bytes', f.bytes, 'sha256', f.sha256)
        ORDER BY f.key), '[]') FROM archived_order_files f WHERE f.month = m.month) AS files
    FROM archived_order_months m WHERE m.month = ${month}::date`.execute(db(client));
  return rows[0];
};

/** Keys of all files of the archive. */
export const listArchiveKeys = async (client: Queryable): Promise<string[]> => {
  const rows = await db(client).selectFrom('archived_order_files').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
};
