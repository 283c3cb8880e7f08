import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** How many are left of something that is counted, and to how many it is set each day. */
export interface StockRow {
  left: number;
  daily: number | null;
}

/** How many are left of a count `c` (product.md §435): as many as of a new day where that has begun (§438). */
export const LEFT: RawBuilder<number> = sql`CASE WHEN c.resets_at <= now() THEN c.daily ELSE c.left_now END`;

/** Whether some of an item `i` are left, or it is not counted. */
const IS_LEFT: RawBuilder<SqlBool> = sql`NOT EXISTS (SELECT FROM stock_counts c
  WHERE c.thing_id = i.id AND c.left_now = 0 AND (c.resets_at IS NULL OR c.resets_at > now()))`;

/**
 * Whether diners see an item `i` of a section `s` now: it can be had, some of it are left, and its section is displayed; `s` is null
 * for an item that stands alone (product.md §15, §61, §435).
 */
export const IS_VISIBLE: RawBuilder<SqlBool> = sql`(
  can_be_had(i.available, i.sold_out_until) AND ${IS_LEFT} AND coalesce(s.display, true))`;

/** How an item `i` is counted; null where it is not. */
export const STOCK_OF_ITEM: RawBuilder<StockRow | null> = sql`(
  SELECT json_build_object('left', ${LEFT}, 'daily', c.daily) FROM stock_counts c WHERE c.thing_id = i.id)`;

/** What is counted of `menus`, items and options by their ids. */
export const STOCK_OF_MENU: RawBuilder<Readonly<Record<string, StockRow>>> = sql`coalesce((
  SELECT json_object_agg(c.thing_id, json_build_object('left', ${LEFT}, 'daily', c.daily))
  FROM stock_counts c WHERE c.menu_id = menus.id), '{}')`;

/** Ids of the options of a menu `m` that nobody can choose now, and of its items that ran out: sold out, or none left (product.md §405, §435). */
export const GONE_OF_MENU: RawBuilder<string[]> = sql`array(
  SELECT o.option_id FROM sold_out_options o WHERE o.menu_id = m.id AND o.until > now()
  UNION ALL SELECT c.thing_id FROM stock_counts c
  WHERE c.menu_id = m.id AND c.left_now = 0 AND (c.resets_at IS NULL OR c.resets_at > now()))`;
