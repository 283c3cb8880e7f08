import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';
import { timeOf } from '../order-months/order-months-service.ts';
import { LEFT } from './stock-sql-repository.ts';

/** A count after an order took of it, or gave back. */
export interface MovedCount {
  thing_id: string;
  menu_id: string;
  business_id: string;
  left: number;
  /** Whether diners see or no longer see it now, so that lists have to follow. */
  crossed_zero: boolean;
}

/**
 * Takes of counts what an order needs, each only where there is enough, in one statement however many there are. Rows are locked
 * in the order of their ids, so that orders wait for each other and never in a circle.
 * @returns what was taken; what is missing in it had too few
 */
export const takeCounts = async (
  client: Queryable,
  orderId: string,
  wanted: readonly { id: string; quantity: number }[],
): Promise<MovedCount[]> => {
  const ids = wanted.map(({ id }) => id);
  const quantities = wanted.map(({ quantity }) => quantity);
  const { rows } = await sql<MovedCount>`
    WITH wanted AS (SELECT * FROM unnest(${ids}::uuid[], ${quantities}::integer[]) AS w (id, quantity)),
    locked AS (SELECT thing_id, resets_at <= now() AS is_due FROM stock_counts WHERE thing_id = ANY (${ids}::uuid[])
      ORDER BY thing_id FOR UPDATE),
    taken AS (UPDATE stock_counts c SET left_now = ${LEFT} - w.quantity,
        period = CASE WHEN c.resets_at <= now() THEN c.period + 1 ELSE c.period END,
        resets_at = CASE WHEN c.resets_at <= now() THEN next_reset(c.resets_at) ELSE c.resets_at END
      FROM wanted w, locked l WHERE l.thing_id = c.thing_id AND w.id = c.thing_id AND ${LEFT} >= w.quantity
      RETURNING c.thing_id, c.menu_id, c.left_now, c.period, w.quantity, l.is_due),
    noted AS (INSERT INTO taken_stock (order_id, thing_id, taken, period)
      SELECT ${orderId}, thing_id, quantity, period FROM taken)
    SELECT t.thing_id, t.menu_id, m.business_id, t.left_now AS left, t.left_now = 0 OR coalesce(t.is_due, false) AS crossed_zero
    FROM taken t JOIN menus m ON m.id = t.menu_id`.execute(db(client, 'take-counts'));
  return rows;
};

/**
 * What an order that was cancelled needs of things that are counted, at most what is left of each. They are locked, so that it
 * is there to be taken.
 */
export const findNeededAgain = async (
  client: Queryable,
  orderId: string,
): Promise<{ id: string; quantity: number }[]> => {
  const { rows } = await sql<{ id: string; quantity: number }>`
    WITH ordered AS (SELECT menu_item_id, quantity, choices FROM order_items
      WHERE order_id = ${orderId} AND ordered_at = ${timeOf(orderId)}),
    lines AS (SELECT menu_item_id AS id, quantity FROM ordered
      UNION ALL SELECT (o ->> 'option_id')::uuid, l.quantity
        FROM ordered l, jsonb_array_elements(l.choices) o),
    wanted AS (SELECT id, sum(quantity)::integer AS quantity FROM lines GROUP BY id),
    locked AS (SELECT c.thing_id, ${LEFT} AS left FROM stock_counts c JOIN wanted w ON w.id = c.thing_id
      ORDER BY c.thing_id FOR UPDATE OF c)
    SELECT w.id, least(w.quantity, l.left) AS quantity FROM wanted w JOIN locked l ON l.thing_id = w.id
    WHERE l.left > 0`.execute(db(client, 'find-needed-again'));
  return rows;
};

/** Gives back what an order took, once: what was taken on a day before is not added to a new day's number. */
export const giveBackCounts = async (client: Queryable, orderId: string): Promise<MovedCount[]> => {
  const { rows } = await sql<MovedCount>`
    WITH gone AS (DELETE FROM taken_stock WHERE order_id = ${orderId} RETURNING thing_id, taken, period),
    locked AS (SELECT c.thing_id FROM stock_counts c JOIN gone ON gone.thing_id = c.thing_id
      ORDER BY c.thing_id FOR UPDATE OF c),
    given AS (UPDATE stock_counts c SET left_now = c.left_now + g.taken
      FROM gone g, locked l WHERE l.thing_id = c.thing_id AND g.thing_id = c.thing_id AND g.period = c.period
        AND (c.resets_at IS NULL OR c.resets_at > now())
      RETURNING c.thing_id, c.menu_id, c.left_now, g.taken)
    SELECT g.thing_id, g.menu_id, m.business_id, g.left_now AS left, g.left_now = g.taken AS crossed_zero
    FROM given g JOIN menus m ON m.id = g.menu_id`.execute(db(client, 'give-back-counts'));
  return rows;
};

/** How many are left of counts, by their ids. */
export const readLeft = async (
  client: Queryable,
  thingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db(client)
    .selectFrom('stock_counts as c')
    .select(['c.thing_id', LEFT.as('left')])
    .where('c.thing_id', '=', anyOf(thingIds))
    .execute();
  return new Map(rows.map(({ thing_id, left }) => [thing_id, left]));
};
