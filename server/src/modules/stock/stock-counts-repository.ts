import type { CountedThing, StockRequest } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';
import { LEFT } from './stock-sql-repository.ts';

/** A count as `CountedThing` has it, with what the database knows of times. */
export type CountedRow = Omit<CountedThing, 'resets_at'> & { resets_at: Date | null };

const COUNTED = sql`
  SELECT c.thing_id AS id, CASE WHEN i.id IS NULL THEN 'option' ELSE 'item' END AS kind, c.menu_id,
    coalesce(i.name, o.name) AS name, ${LEFT} AS left, c.daily,
    CASE WHEN c.resets_at <= now() THEN next_reset(c.resets_at) ELSE c.resets_at END AS resets_at
  FROM stock_counts c JOIN menus m ON m.id = c.menu_id LEFT JOIN items i ON i.id = c.thing_id
    LEFT JOIN LATERAL (SELECT o ->> 'name' AS name, g.position * 1000 + o.position AS position
      FROM jsonb_array_elements(m.option_groups) WITH ORDINALITY AS g (value, position),
        jsonb_array_elements(g.value -> 'options') WITH ORDINALITY AS o (o, position)
      WHERE o.o ->> 'id' = c.thing_id::text LIMIT 1) o ON i.id IS NULL
  WHERE coalesce(i.name, o.name) IS NOT NULL`;

/** What a business counts: menus by their age, items before options, each as the menu has them. */
export const listCounted = async (database: Queryable, businessId: string): Promise<CountedRow[]> => {
  const { rows } = await sql<CountedRow>`${COUNTED} AND m.business_id = ${businessId}
    ORDER BY m.created_at, m.id, i.position, o.position`.execute(db(database, 'list-counted'));
  return rows;
};

/** Some of what is counted. */
export const findCounted = async (
  database: Queryable,
  thingIds: readonly string[],
): Promise<CountedRow[]> => {
  const { rows } = await sql<CountedRow>`${COUNTED} AND c.thing_id = ${anyOf(thingIds)}
    ORDER BY i.position, o.position`.execute(db(database, 'find-counted'));
  return rows;
};

/**
 * Stores how many of a thing are left.
 * @param resetsAt when it is set to its daily number next; null where it has none
 */
export const storeCount = async (
  client: Queryable,
  { menuId, thingId }: { menuId: string; thingId: string },
  { left, daily }: Pick<StockRequest, 'left' | 'daily'>,
  resetsAt: Date | null,
): Promise<void> => {
  if (left === null) {
    await db(client).deleteFrom('stock_counts').where('thing_id', '=', thingId).execute();
    return;
  }
  const count = { left_now: left, daily: daily ?? null, resets_at: resetsAt };
  await db(client)
    .insertInto('stock_counts')
    .values({ thing_id: thingId, menu_id: menuId, ...count })
    .onConflict((conflict) => conflict.column('thing_id').doUpdateSet(count))
    .execute();
};

/** A menu with counts that a new day has begun for, and whose it is. */
export const listDueMenus = async (
  database: Queryable,
): Promise<{ menu_id: string; business_id: string }[]> =>
  db(database)
    .selectFrom('stock_counts as c')
    .innerJoin('menus as m', 'm.id', 'c.menu_id')
    .select(['c.menu_id', 'm.business_id'])
    .distinct()
    .where('c.resets_at', '<=', sql<Date>`now()`)
    .execute();

/** What a new day has begun for and of which nothing was left until then. */
export const listEmptied = async (client: Queryable, menuId: string): Promise<string[]> => {
  const rows = await db(client)
    .selectFrom('stock_counts')
    .select('thing_id')
    .where('menu_id', '=', menuId)
    .where('left_now', '=', 0)
    .where('resets_at', '<=', sql<Date>`now()`)
    .execute();
  return rows.map(({ thing_id }) => thing_id);
};

/**
 * Sets the counts of a menu to their daily numbers where a new day has begun, and forgets what orders took of the days before:
 * nobody gives it back.
 * @returns ids of what was set
 */
export const resetCounts = async (client: Queryable, menuId: string, nextAt: Date): Promise<string[]> => {
  const reset = await db(client)
    .updateTable('stock_counts')
    .set((eb) => ({ left_now: eb.ref('daily').$notNull(), resets_at: nextAt, period: eb('period', '+', 1) }))
    .where('menu_id', '=', menuId)
    .where('resets_at', '<=', sql<Date>`now()`)
    .returning('thing_id')
    .execute();
  const ids = reset.map(({ thing_id }) => thing_id);
  await db(client).deleteFrom('taken_stock').where('thing_id', '=', anyOf(ids)).execute();
  return ids;
};
