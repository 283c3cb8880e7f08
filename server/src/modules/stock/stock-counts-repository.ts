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

/** What is stored of a count; without a number left nothing is counted any more. */
export interface StoredCount extends Pick<StockRequest, 'left' | 'daily'> {
  thingId: string;
  /** When it begins anew; null for one that does not. */
  resetsAt: Date | null;
}

/** Stores counts of a menu. They are locked in the order of their ids, as orders do, so that none waits in a circle. */
export const storeCounts = async (
  client: Queryable,
  menuId: string,
  all: readonly StoredCount[],
): Promise<void> => {
  const counts = [...new Map(all.map((count) => [count.thingId, count])).values()];
  const ids = (some: readonly StoredCount[]) => anyOf(some.map(({ thingId }) => thingId));
  await db(client)
    .selectFrom('stock_counts')
    .select('thing_id')
    .where('thing_id', '=', ids(counts))
    .orderBy('thing_id')
    .forUpdate()
    .execute();
  const gone = counts.filter(({ left }) => left === null);
  if (gone.length > 0)
    await db(client).deleteFrom('stock_counts').where('thing_id', '=', ids(gone)).execute();
  const kept = counts.flatMap(({ thingId, left, daily, resetsAt }) =>
    left === null
      ? []
      : [{ thing_id: thingId, menu_id: menuId, left_now: left, daily: daily ?? null, resets_at: resetsAt }],
  );
  if (kept.length === 0) return;
  await db(client)
    .insertInto('stock_counts')
    .values(kept)
    .onConflict((conflict) =>
      conflict.column('thing_id').doUpdateSet(({ ref }) => ({
        left_now: ref('excluded.left_now'),
        daily: ref('excluded.daily'),
        resets_at: ref('excluded.resets_at'),
      })),
    )
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
