import { z } from 'zod';
import { id, text, wholeNumber } from './fields.ts';
import { LIMITS } from './limits.ts';

/** A dish that is ordered, with what its diner asks for. */
export const orderLineRequest = z.object({
  menu_item_id: id,
  quantity: wholeNumber(LIMITS.quantity.min, LIMITS.quantity.max),
  notes: text(LIMITS.note).nullish(),
});

/** A line as the kitchen needs it. */
export const kitchenLine = z.object({ name: z.string(), quantity: z.int(), notes: z.string().nullable() });

/** A line as of the time of the order; amounts in euro, `display_` ones in the displayed currency. */
export const orderItem = kitchenLine.extend({
  id,
  menu_item_id: id.nullable(),
  price: z.number(),
  line_total: z.number(),
  /** Null in old orders without it. */
  display_price: z.number().nullish(),
  display_total: z.number().nullish(),
});

/** A dish that is ordered, see `orderLineRequest`. */
export type OrderLineRequest = z.output<typeof orderLineRequest>;
/** A line as the kitchen needs it, see `kitchenLine`. */
export type KitchenLine = z.infer<typeof kitchenLine>;
/** A line of an order, amounts in euro; see `orderItem`. */
export type OrderItem = z.infer<typeof orderItem>;
