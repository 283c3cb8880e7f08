import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currency } from '../enums.ts';
import { amountBeside, day, id } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** What an item or an option of a group will cost from the beginning of a day in Tirane on (product.md §470). */
export const priceChange = z.object({
  thing_id: id,
  kind: z.enum(['item', 'option']),
  /** Of an option with that of its group: `Size: Large`. */
  name: z.string(),
  /** The first day of the new prices. */
  starts_on: z.string(),
  /** By currency; prices in others stay. */
  prices: z.partialRecord(currency, z.number()),
});

/** What an owner says of coming prices; what it does not name stays. */
export const priceChangesRequest = z.object({
  changes: z
    .array(
      z.object({
        thing_id: id,
        starts_on: day,
        /**
         * What comes on that day, in place of what was to come; without any, nothing comes (product.md §471). Of an option it may be
         * below zero (§402).
         */
        prices: z.partialRecord(currency, amountBeside),
      }),
    )
    .min(1)
    .max(LIMITS.priceChangesOfCall),
});

const params = z.object({ id });

/** Prices that come on a day. None of these saves a menu. */
export const priceChangeCalls = {
  list: defineCall({
    method: 'GET',
    path: '/menus/{id}/price-changes',
    summary: 'Prices of a menu that come on a day, the next first',
    access: 'bearer',
    params,
    success: { status: 200, schema: z.array(priceChange) },
    errors: ['unauthorized', 'menu_not_found'],
  }),
  plan: defineCall({
    method: 'PATCH',
    path: '/menus/{id}/price-changes',
    summary: 'Plans prices for a day, changes or cancels them, without a save of the menu',
    access: 'bearer',
    params,
    body: priceChangesRequest,
    success: { status: 200, schema: z.array(priceChange) },
    errors: ['unauthorized', 'menu_not_found'],
  }),
};

/** A coming price, see `priceChange`. */
export type PriceChange = z.infer<typeof priceChange>;
/** What is said of coming prices, see `priceChangesRequest`. */
export type PriceChangesRequest = z.output<typeof priceChangesRequest>;
