import { z } from 'zod';
import { LOST_ORDER_REASONS } from '../codes/lost-order-reasons.ts';
import { currency } from '../enums.ts';
import { id } from '../fields.ts';

/** Length of the period in days, including today. */
export const statsQuery = z.object({ days: z.enum(['7', '30', '90']).optional().default('30') });

/** Totals of a period's orders. Cancelled ones count as orders, but not as revenue. Money in euro. */
const periodTotals = z.object({
  orders: z.int(),
  revenue: z.number(),
  average_order_value: z.number(),
  /** From the order, or its card payment, until it was ready; null without any. */
  average_waiting_minutes: z.number().nullable(),
});

/**
 * Totals of the orders paid in one currency, without cancelled ones (product.md §107): in cash or by card
 * at the restaurant, by card online, and still open.
 */
const takings = z.object({
  currency,
  cash: z.number(),
  card: z.number(),
  online: z.number(),
  open: z.number(),
  /** Number of open orders. */
  open_orders: z.int(),
  /** Received and open amounts of every day of the period, oldest first. */
  days: z.array(z.object({ date: z.iso.date(), revenue: z.number() })).optional(),
});

const cards = {
  orders_today: z.int(),
  orders_this_month: z.int(),
  average_order_value: z.number(),
  total_revenue_this_month: z.number(),
};

const amounts = { average_order_value: z.number(), total_revenue_this_month: z.number() };

/** Amounts of the stat cards for orders paid in one currency, now and a month earlier (product.md §114). */
const currencyFigures = z.object({ currency, ...amounts, before: z.object(amounts) });

/**
 * Statistics of a business's orders, by days in Tirana; in euro, and in the currencies of payment
 * (product.md §62, §114).
 */
export const orderStats = z.object({
  ...cards,
  /**
   * The same figures a day or a month earlier, up to the same time. The average: as of the start of this
   * month.
   */
  before: z.object(cards),
  /** One entry per currency, the one with most orders first. Never added up. */
  by_currency: z.array(currencyFigures).optional(),
  period: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    totals: periodTotals,
    /** Of the same number of days before. */
    before: periodTotals,
    /**
     * Orders with a promise that became ready, and how many of them in time: two minutes after it at the
     * latest (product.md §295).
     */
    promises: z.object({ orders: z.int(), kept: z.int() }).optional(),
    /** Orders that the place could not take, the most frequent reason first (product.md §306). */
    lost: z.array(z.object({ reason: z.enum(LOST_ORDER_REASONS), orders: z.int() })).optional(),
    /** One entry per currency, the one with most orders first. */
    takings: z.array(takings).optional(),
    /** Every day of the period, oldest first. */
    days: z.array(z.object({ date: z.iso.date(), orders: z.int(), revenue: z.number() })),
    /** At most five, best-selling first. The id is null if the item is no longer in a menu. */
    best_sellers: z.array(
      z.object({
        menu_item_id: id.nullable(),
        name: z.string(),
        quantity: z.int(),
        revenue: z.number(),
        /** Revenue in the currencies of payment, in the order of `takings`. */
        by_currency: z.array(z.object({ currency, revenue: z.number() })).optional(),
      }),
    ),
    /** What was ordered because another dish recommends it (product.md §502). */
    recommended: z
      .object({
        /** Orders with such a line. */
        orders: z.int(),
        quantity: z.int(),
        revenue: z.number(),
        /** In the currencies of payment, in the order of `takings`. */
        by_currency: z.array(z.object({ currency, revenue: z.number() })),
      })
      .optional(),
    /** What was chosen most, at most ten, by how many portions of it were sold (product.md §411). */
    best_choices: z.array(z.object({ group: z.string(), name: z.string(), quantity: z.int() })).optional(),
  }),
});

/** Received and open amounts in one currency; see `takings`. */
export type Takings = z.infer<typeof takings>;
/** Amounts of the stat cards in one currency; see `currencyFigures`. */
export type CurrencyFigures = z.infer<typeof currencyFigures>;
/** Response of `GET /orders/stats`; see `orderStats`. */
export type OrderStats = z.infer<typeof orderStats>;
