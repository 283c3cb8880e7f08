import { z } from 'zod';
import { defineCall } from './call.ts';
import { timestamp } from './fields.ts';
import { kitchenLine } from './orders/order-lines.ts';

/**
 * Card settings. `provider` is null where card payments are off. `sandbox`: no real money moves, and only
 * test cards work. `script_url`: a module script to load before the provider's client; null if that client
 * loads by itself.
 */
export const paymentConfig = z.object({
  provider: z.enum(['stripe']).nullable(),
  sandbox: z.boolean(),
  publishable_key: z.string().nullable(),
  script_url: z.string().nullable(),
});

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Card payments of a business in euro: one row per order, latest first. */
export const ledger = z.object({
  currency: z.literal('EUR'),
  /** Charged, refunded, disputed, and the rest that belongs to the business. */
  gross: z.number(),
  refunded: z.number(),
  disputed: z.number(),
  payable: z.number(),
  orders: z.array(
    z.object({
      order_id: z.string(),
      customer_name: z.string(),
      /** What was sold, with what was chosen of it; old servers omit it. */
      lines: z.array(kitchenLine.omit({ notes: true })).optional(),
      paid_at: timestamp,
      /** Its refund failed (product.md §100). */
      refund_failed: z.boolean().optional(),
      /** The owner returned the money by hand (product.md §160). */
      refunded_by_hand: z.boolean().optional(),
      gross: z.number(),
      refunded: z.number(),
      disputed: z.number(),
      payable: z.number(),
    }),
  ),
});

const ledgerQuery = z.object({
  /** Month of the charges in Tirana, `YYYY-MM`; by default all months. */
  month: month.optional(),
});

/**
 * Card payments: settings, a business's ledger (product.md §54), and the provider's webhook (product.md
 * §50).
 */
export const paymentCalls = {
  config: defineCall({
    method: 'GET',
    path: '/payments/config',
    summary: 'What the card form needs to start',
    access: 'public',
    success: { status: 200, schema: paymentConfig },
    errors: [],
    excludedErrors: ['rate_limited', 'service_unavailable'],
  }),
  ledger: defineCall({
    method: 'GET',
    path: '/payments/ledger',
    summary: "The business's card payments: gross, refunded, payable",
    access: 'bearer',
    query: ledgerQuery,
    success: { status: 200, schema: ledger },
    errors: ['unauthorized'],
  }),
  ledgerCsv: defineCall({
    method: 'GET',
    path: '/payments/ledger.csv',
    summary: 'The same as a table for bank transfers',
    access: 'bearer',
    query: ledgerQuery,
    success: { status: 200, schema: z.string(), text: 'text/csv' },
    errors: ['unauthorized'],
  }),
  stripeWebhook: defineCall({
    method: 'POST',
    path: '/webhooks/stripe',
    summary: "The payment provider's signed events",
    access: 'public',
    success: { status: 200 },
    errors: ['payment_unavailable'],
    excludedErrors: ['unsupported_media_type', 'rate_limited'],
  }),
};

/** Response of `GET /payments/config`, see `paymentConfig`. */
export type PaymentConfig = z.infer<typeof paymentConfig>;
/** Response of `GET /payments/ledger`, in euro; see `ledger`. */
export type Ledger = z.infer<typeof ledger>;
