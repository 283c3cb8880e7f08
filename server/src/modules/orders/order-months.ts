import { type RawBuilder, sql } from 'kysely';

/*
 * Conditions by which PostgreSQL looks for an order and its parts in the partitions of their months only (product.md
 * §600). Without them the same rows are found, in as many indexes as there are months.
 */

/** For an order with an id: its time, `o.created_at = ${timeOf(id)}`. */
export const timeOf = (id: string | RawBuilder<string>): RawBuilder<Date> =>
  sql<Date>`(SELECT n.created_at FROM order_numbers n WHERE n.id = ${id})`;

/** Whether a line `i` is one of the order `o`. */
export const IS_LINE = sql<boolean>`(i.order_id = o.id AND i.ordered_at = o.created_at)`;

/**
 * Whether a step `h` is one of the order `o`: none is before the order or after its last change. A day more, because the
 * clocks of a database and of the one that replaces it differ.
 */
export const IS_STEP = sql<boolean>`(h.order_id = o.id
  AND h.changed_at BETWEEN o.created_at - interval '1 day' AND o.updated_at + interval '1 day')`;
