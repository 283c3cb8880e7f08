import { type RawBuilder, sql } from 'kysely';

/*
 * Conditions by which PostgreSQL looks for an order and its parts in the partitions of their months only (product.md
 * §600). Without them the same rows are found, in as many indexes as there are months.
 */

/** For an order with an id: its time, `o.created_at = ${timeOf(id)}`. */
export const timeOf = (id: string | RawBuilder<string>): RawBuilder<Date> =>
  sql<Date>`(SELECT n.created_at FROM order_numbers n WHERE n.id = ${id})`;

/**
 * Whether the order `o` is of the months of those with these ids.
 * @param time the column of the order's time, where it is another one
 */
export const areTimesOf = (ids: readonly string[], time = 'o.created_at'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(time)} BETWEEN (SELECT min(n.created_at) FROM order_numbers n WHERE n.id = any(${ids}))
    AND (SELECT max(n.created_at) FROM order_numbers n WHERE n.id = any(${ids})))`;

/** Whether the order `o` is the one of the number `n`: for orders that a row of another table leads to. */
export const HAS_NUMBER = sql<boolean>`(o.id = n.id AND o.created_at = n.created_at)`;

/** Whether a line `i` is one of the order `o`. */
export const IS_LINE = sql<boolean>`(i.order_id = o.id AND i.ordered_at = o.created_at)`;

/** Before an order and after its last change is none of its steps; a day more, because clocks of databases differ. */
const NEAR = sql`interval '1 day'`;

/**
 * The same of the one order of a time that was read before (`orderTime`), as a value: PostgreSQL then plans for one month
 * and not for all, which halves its work where statements are planned each time (behind a pooler, decision 0113).
 */
export const partsAt = (
  time: RawBuilder<string>,
): { isLine: RawBuilder<boolean>; isStep: RawBuilder<boolean> } => ({
  isLine: sql<boolean>`(i.order_id = o.id AND i.ordered_at = ${time}::timestamptz)`,
  isStep: sql<boolean>`(h.order_id = o.id
    AND h.changed_at BETWEEN ${time}::timestamptz - ${NEAR} AND o.updated_at + ${NEAR})`,
});

/** Whether a step `h` is one of the order `o`. */
export const IS_STEP = sql<boolean>`(h.order_id = o.id
  AND h.changed_at BETWEEN o.created_at - ${NEAR} AND o.updated_at + ${NEAR})`;

/** The same for the order with an id. A join with the order would look for its steps in all months first. */
export const isStepOf = (id: string): RawBuilder<boolean> =>
  sql<boolean>`(h.order_id = ${id} AND h.changed_at >= ${timeOf(id)} - ${NEAR}
    AND h.changed_at <= (SELECT o.updated_at FROM orders o WHERE o.id = ${id} AND o.created_at = ${timeOf(id)}) + ${NEAR})`;
