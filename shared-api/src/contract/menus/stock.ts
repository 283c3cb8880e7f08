import { z } from 'zod';
import { id, timestamp, wholeNumber } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/**
 * How many of an item or an option are left; what has none is not counted (product.md §435). Owners also see to how many
 * it is set each day, null where it is not.
 */
export const stock = z.object({ left: z.int(), daily: z.int().nullable().optional() });

/** What ends by itself whether an item or an option can be had, beside what its menu says of it. */
export const heldBack = {
  /** There while it is sold out, until when; null is until the owner says. Diners do not have it then (product.md §61, §405). */
  sold_out: z.object({ until: timestamp.nullable() }).optional(),
  /** There while it is counted. Diners do not have what none is left of (product.md §435). */
  stock: stock.optional(),
};

/** What an owner or a till says of it. */
export const stockRequest = z.object({
  /** How many are left now; null: it is not counted any more. */
  left: wholeNumber(0, LIMITS.stock).nullable(),
  /** To how many it is set each day; none: it stays as orders leave it. */
  daily: wholeNumber(1, LIMITS.stock).nullish(),
  /**
   * How many were left when the caller looked, null where it was not counted. Where another number is left now, nothing
   * is changed and the answer is 409 with that number (product.md §439). Without it, the number counts as it is.
   */
  seen: wholeNumber(0, LIMITS.stock).nullish(),
});

/** Something of a menu that is counted. */
export const countedThing = z.object({
  id,
  kind: z.enum(['item', 'option']),
  menu_id: id,
  name: z.string(),
  left: z.int(),
  daily: z.int().nullable(),
  /** When it is set to `daily` next. */
  resets_at: timestamp.nullable(),
});

/** How many are left, see `stock`. */
export type Stock = z.infer<typeof stock>;
/** What is said of it, see `stockRequest`. */
export type StockRequest = z.output<typeof stockRequest>;
/** Something that is counted, see `countedThing`. */
export type CountedThing = z.infer<typeof countedThing>;
