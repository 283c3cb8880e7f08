import { z } from 'zod';
import { currency } from './enums.ts';
import { id } from './fields.ts';

/** How many days the figures of a period cover, today included. */
export const statsQuery = z.object({ days: z.enum(['7', '30', '90']).optional().default('30') });

/** What orders of a period came to; cancelled ones count as orders, not as value. Money in euro. */
const periodTotals = z.object({
  orders: z.int(),
  revenue: z.number(),
  average_order_value: z.number(),
  /** From the order, or its payment by card, until it was ready; null where none was. */
  average_waiting_minutes: z.number().nullable(),
});

/**
 * What orders that were not cancelled come to in one currency, as it is collected (product.md §107): at the restaurant in cash or
 * by card, online by card, and what is still open.
 */
const takings = z.object({
  currency,
  cash: z.number(),
  card: z.number(),
  online: z.number(),
  open: z.number(),
  /** How many orders are open. */
  open_orders: z.int(),
  /** What came in or is open of every day of the period, the oldest first. */
  days: z.array(z.object({ date: z.iso.date(), revenue: z.number() })).optional(),
});

const cards = {
  orders_today: z.int(),
  orders_this_month: z.int(),
  average_order_value: z.number(),
  total_revenue_this_month: z.number(),
};

const amounts = { average_order_value: z.number(), total_revenue_this_month: z.number() };

/** The amounts of the cards in one currency, of the orders that are collected in it, now and a month earlier (product.md §114). */
const currencyFigures = z.object({ currency, ...amounts, before: z.object(amounts) });

/** Figures of a business's orders, in Tirane days; all in euro, and in the currencies they are collected in (product.md §62, §114). */
export const orderStats = z.object({
  ...cards,
  /** The same figures a day or a month earlier, up to the same moment; the average as it stood when this month began. */
  before: z.object(cards),
  /** One for each currency there are orders in, the one with most orders first; never added up. */
  by_currency: z.array(currencyFigures).optional(),
  period: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    totals: periodTotals,
    /** Of as many days before. */
    before: periodTotals,
    /** One for each currency there are orders in, the one with most orders first. */
    takings: z.array(takings).optional(),
    /** Every day of the period, the oldest first. */
    days: z.array(z.object({ date: z.iso.date(), orders: z.int(), revenue: z.number() })),
    /** At most five, the most often sold first; the id of one that is no longer in a menu is null. */
    best_sellers: z.array(
      z.object({
        menu_item_id: id.nullable(),
        name: z.string(),
        quantity: z.int(),
        revenue: z.number(),
        /** The same as it is collected, in the order of `takings`. */
        by_currency: z.array(z.object({ currency, revenue: z.number() })).optional(),
      }),
    ),
  }),
});

/** What came in and what is open in one currency; see `takings`. */
export type Takings = z.infer<typeof takings>;
/** Amounts of the cards in one currency; see `currencyFigures`. */
export type CurrencyFigures = z.infer<typeof currencyFigures>;
/** What `GET /orders/stats` answers; see `orderStats`. */
export type OrderStats = z.infer<typeof orderStats>;
