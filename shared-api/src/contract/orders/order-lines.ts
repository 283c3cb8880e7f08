import { z } from 'zod';
import { id, text, wholeNumber } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { contentLanguage } from '../menus/translation-schemas.ts';

/** An option that a diner chose; `within` is the chosen option that it comes with, where it comes with one. */
export const chosenOption = z.object({ option_id: id, within: id.nullish() });

/** A dish that is ordered, with what its diner asks for. */
export const orderLineRequest = z.object({
  menu_item_id: id,
  quantity: wholeNumber(LIMITS.quantity.min, LIMITS.quantity.max),
  notes: text(LIMITS.note).nullish(),
  /** What was chosen. Where it is missing, what is chosen where nobody chooses (product.md §403). */
  options: z.array(chosenOption).max(LIMITS.chosenOptions).optional(),
  /** Whether it was taken because another line recommends it; the server looks whether one does (product.md §502). */
  recommended: z.boolean().optional(),
});

/** What was chosen of a group, by their names at the time of the order. */
export const orderChoice = z.object({
  option_id: id,
  within: id.nullable(),
  group: z.string(),
  name: z.string(),
});

/** A line as the kitchen needs it. */
export const kitchenLine = z.object({
  name: z.string(),
  quantity: z.int(),
  notes: z.string().nullable(),
  /** What was chosen, in the menu's order: each before those that come with it (product.md §404). */
  choices: z.array(orderChoice),
});

/** How a line is named in the language that its diner read the menu in (product.md §430). */
export const readLine = z.object({
  language: contentLanguage,
  name: z.string(),
  /** Of each of its choices, in their order. */
  choices: z.array(z.object({ group: z.string(), name: z.string() })),
});

/** A line as of the time of the order; amounts in euro, `display_` ones in the displayed currency. */
export const orderItem = kitchenLine.extend({
  id,
  menu_item_id: id.nullable(),
  price: z.number(),
  line_total: z.number(),
  /** Null in old orders without it. */
  display_price: z.number().nullish(),
  display_total: z.number().nullish(),
  /** Null where the diner read the names of the place itself. */
  translation: readLine.nullish(),
});

/** A dish that is ordered, see `orderLineRequest`. */
export type OrderLineRequest = z.output<typeof orderLineRequest>;
/** An option that a diner chose, see `chosenOption`. */
export type ChosenOption = z.infer<typeof chosenOption>;
/** What was chosen of a group, see `orderChoice`. */
export type OrderChoice = z.infer<typeof orderChoice>;
/** A line as the kitchen needs it, see `kitchenLine`. */
export type KitchenLine = z.infer<typeof kitchenLine>;
/** How a line is named for its diner, see `readLine`. */
export type ReadLine = z.infer<typeof readLine>;
/** A line of an order, amounts in euro; see `orderItem`. */
export type OrderItem = z.infer<typeof orderItem>;
