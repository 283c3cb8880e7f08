import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { limitLockWait } from '../../platform/database/lock-wait.ts';
import { IS_LINE, IS_STEP } from '../order-months/order-months-service.ts';
import { EMPTIED_LINE, EMPTIED_ORDER } from '../personal-data/personal-data-service.ts';
import { beginOf, endOf, LOCK_WAIT_MS, type Month } from './months-repository.ts';

/** Orders of a file: some megabytes of JSON. */
const IN_FILE = 5_000;

/** Some orders of a month. */
export interface OrdersText {
  /** Each order with its lines and steps as a line of JSON, without its person. */
  text: string;
  orders: number;
  lines: number;
  steps: number;
  /** Where the next ones begin. */
  last: { created_at: string; id: string };
}

/** The next orders of a month, the earliest first; undefined behind the last. */
export const readOrders = async (
  client: Queryable,
  month: Month,
  after: OrdersText['last'] | undefined,
): Promise<OrdersText | undefined> => {
  const { rows } = await sql<{ created_at: string; id: string; line: string; lines: number; steps: number }>`
    SELECT o.created_at::text AS created_at, o.id, (to_jsonb(o) || ${JSON.stringify(EMPTIED_ORDER)}::jsonb
      || jsonb_build_object('lines', l.lines, 'steps', h.steps))::text AS line,
      jsonb_array_length(l.lines) AS lines, jsonb_array_length(h.steps) AS steps
    FROM (
      SELECT * FROM orders
      WHERE created_at >= ${beginOf(month)} AND created_at < ${endOf(month)}
        AND (created_at, id) > (${after?.created_at ?? '-infinity'}::timestamptz, ${after?.id ?? ''})
      ORDER BY created_at, id LIMIT ${IN_FILE}) AS o,
    LATERAL (SELECT coalesce(jsonb_agg(to_jsonb(i) || ${JSON.stringify(EMPTIED_LINE)}::jsonb ORDER BY i.position), '[]') AS lines
      FROM order_items i WHERE ${IS_LINE}) AS l,
    LATERAL (SELECT coalesce(jsonb_agg(to_jsonb(h) ORDER BY h.id), '[]') AS steps
      FROM order_history h WHERE ${IS_STEP}) AS h
    ORDER BY o.created_at, o.id`.execute(db(client));
  const last = rows.at(-1);
  return (
    last && {
      text: rows.map(({ line }) => `${line}\n`).join(''),
      orders: rows.length,
      lines: rows.reduce((sum, row) => sum + row.lines, 0),
      steps: rows.reduce((sum, row) => sum + row.steps, 0),
      last: { created_at: last.created_at, id: last.id },
    }
  );
};

/** Makes the partitions of a month that has none. Commit it at once: whoever reads orders waits behind it. */
export const makeMonth = async (client: Queryable, month: Month): Promise<void> => {
  await limitLockWait(client, LOCK_WAIT_MS);
  await sql`SELECT make_order_months(${beginOf(month)}, ${beginOf(month)})`.execute(db(client));
};

/** Stores orders of the archive again, as JSON: an array. A dish that was deleted meanwhile is one by its name. */
export const insertOrders = async (client: Queryable, json: string): Promise<void> => {
  const run = db(client);
  await sql`INSERT INTO orders SELECT o.* FROM json_populate_recordset(null::orders, ${json}::json) AS o`.execute(
    run,
  );
  const parts = (name: string) =>
    sql`json_array_elements(${json}::json) AS o, json_array_elements(o -> ${name}) AS part`;
  await sql`INSERT INTO order_items SELECT i.* FROM ${parts('lines')},
    json_populate_record(null::order_items, (part::jsonb || CASE
      WHEN EXISTS (SELECT FROM items WHERE id = (part ->> 'menu_item_id')::uuid) THEN '{}'
      ELSE '{"menu_item_id":null}' END::jsonb)::json) AS i`.execute(run);
  // Steps of a later month are still there.
  await sql`INSERT INTO order_history SELECT h.* FROM ${parts('steps')}, json_populate_record(null::order_history, part) AS h
    ON CONFLICT DO NOTHING`.execute(run);
};

/** Lets a month be one of the database again. */
export const forgetArchived = async (client: Queryable, month: Month): Promise<void> => {
  await sql`DELETE FROM archived_order_months WHERE month = ${month}::date`.execute(db(client));
};
