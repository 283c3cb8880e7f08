import { LIMITS } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db } from '../../../platform/database/db.ts';
import { countsAsRevenue } from '../order-status.ts';
import { VISIBLE_TO_BUSINESS } from '../orders-repository.ts';

const { items: MOST, days: DAYS, orders: FEWEST, times: TIMES } = LIMITS.popular;

const since = (now: Date): RawBuilder<Date> => sql`${now}::timestamptz - make_interval(days => ${DAYS})`;

/** Places after an id, in the order of ids, with orders in these days or with items that were popular before. */
export const placesToCount = async (
  database: Queryable,
  after: string,
  now: Date,
  limit: number,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT b.id FROM businesses b
    WHERE b.id > ${after} AND (
      EXISTS (SELECT FROM orders o WHERE o.business_id = b.id AND o.created_at >= ${since(now)})
      OR EXISTS (SELECT FROM menus m JOIN popular_items p ON p.menu_id = m.id WHERE m.business_id = b.id))
    ORDER BY b.id LIMIT ${limit}`.execute(db(database, 'places-to-count'));
  return rows.map(({ id }) => id);
};

/** Which items of some places stand out: those in enough orders, and in more than their menu's ordered items are on average. */
const standingOut = (businessIds: readonly string[], now: Date) => sql`
    counted AS (
      SELECT i.id, i.menu_id, count(DISTINCT o.id)::int AS orders
      FROM orders o JOIN order_items l ON l.order_id = o.id AND l.ordered_at = o.created_at JOIN items i ON i.id = l.menu_item_id
      WHERE o.business_id = ${anyOf(businessIds)} AND o.created_at >= ${since(now)}
        AND ${countsAsRevenue(sql`o.status`)} AND ${VISIBLE_TO_BUSINESS}
      GROUP BY i.id
    ), compared AS (
      SELECT counted.*, avg(orders) OVER (PARTITION BY menu_id) AS usual,
        row_number() OVER (PARTITION BY menu_id ORDER BY orders DESC, id) AS place
      FROM counted
    ), popular AS (
      SELECT id, menu_id, orders FROM compared
      WHERE orders >= ${FEWEST} AND orders >= usual * ${TIMES}::float AND place <= ${MOST}
    )`;

/** Whether the popular items of some places, or their numbers of orders, differ from the stored ones. */
const hasPopularChanged = async (
  database: Queryable,
  businessIds: readonly string[],
  now: Date,
): Promise<boolean> => {
  const { rows } = await sql<{ has_changed: boolean }>`
    WITH ${standingOut(businessIds, now)}, stored AS (
      SELECT p.item_id AS id, p.orders FROM popular_items p JOIN menus m ON m.id = p.menu_id
      WHERE m.business_id = ${anyOf(businessIds)}
    )
    SELECT EXISTS (SELECT id, orders FROM popular EXCEPT SELECT id, orders FROM stored)
      OR EXISTS (SELECT id, orders FROM stored EXCEPT SELECT id, orders FROM popular) AS has_changed`.execute(
    db(database, 'compare-popular'),
  );
  return rows[0]?.has_changed === true;
};

/**
 * Counts anew which items of some places stand out (product.md §497), in one statement, so that no reader sees a menu without
 * any in between. Nothing is written where nothing changed: each write empties kept answers.
 */
export const storePopular = async (
  database: Queryable,
  businessIds: readonly string[],
  now: Date,
): Promise<void> => {
  if (!(await hasPopularChanged(database, businessIds, now))) return;
  await sql`
    WITH ${standingOut(businessIds, now)}, stored AS (
      INSERT INTO popular_items AS p (item_id, menu_id, orders) SELECT id, menu_id, orders FROM popular
      ON CONFLICT (item_id) DO UPDATE SET orders = excluded.orders WHERE p.orders <> excluded.orders
    )
    DELETE FROM popular_items p USING menus m
    WHERE m.id = p.menu_id AND m.business_id = ${anyOf(businessIds)}
      AND NOT EXISTS (SELECT FROM popular WHERE popular.id = p.item_id)`.execute(
    db(database, 'store-popular'),
  );
};
