import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';

/** Months that have their partitions before they begin: as long as no server may run without an order going astray. */
const MONTHS_AHEAD = 3;

/** Makes the partitions of this month and of the next ones, where they are missing (product.md §600). */
export const makeOrderMonths = async (client: Queryable): Promise<void> => {
  await sql`SELECT make_order_months(now(), now() + make_interval(months => ${MONTHS_AHEAD}))`.execute(
    db(client),
  );
};

/** How many of the next months have partitions, and how many rows stand in the partitions for what has no month. */
export const readOrderMonths = async (
  database: Queryable,
): Promise<{ months_ahead: number; stray_rows: number }> => {
  const { rows } = await sql<{ months_ahead: number; stray_rows: number }>`
    SELECT (SELECT count(*) FROM generate_series(1, ${MONTHS_AHEAD}::int) AS n
        WHERE to_regclass(to_char(now() AT TIME ZONE 'Europe/Tirane' + make_interval(months => n), '"orders_"YYYY_MM'))
          IS NOT NULL)::int AS months_ahead,
      ((SELECT count(*) FROM orders_other) + (SELECT count(*) FROM order_items_other)
        + (SELECT count(*) FROM order_history_other))::int AS stray_rows`.execute(
    db(database, 'read-order-months'),
  );
  if (!rows[0]) throw new Error('figures without a group are one row');
  return rows[0];
};
