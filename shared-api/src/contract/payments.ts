import { z } from 'zod';
import { defineCall } from './call.ts';
import { timestamp } from './fields.ts';

/**
 * How cards are taken here. `provider` is null where only payment at the restaurant is possible. `sandbox`: no real money
 * moves, and only test cards are taken. `script_url` is a module script to load before the provider's own client starts,
 * null where that client loads by itself.
 */
export const paymentConfig = z.object({
  provider: z.enum(['stripe']).nullable(),
  sandbox: z.boolean(),
  publishable_key: z.string().nullable(),
  script_url: z.string().nullable(),
});

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** What card payments of a business came to, in euro: an order a row, the latest payment first. */
export const ledger = z.object({
  currency: z.literal('EUR'),
  /** Taken from cards, given back, taken back by banks (disputes), and what of it belongs to the business. */
  gross: z.number(),
  refunded: z.number(),
  disputed: z.number(),
  payable: z.number(),
  orders: z.array(
    z.object({
      order_id: z.string(),
      customer_name: z.string(),
      paid_at: timestamp,
      /** Its money has to go back, and no refund could bring it there (product.md §100). */
      refund_failed: z.boolean().optional(),
      /** The owner gave it back by hand, past the card (product.md §160). */
      refunded_by_hand: z.boolean().optional(),
      gross: z.number(),
      refunded: z.number(),
      disputed: z.number(),
      payable: z.number(),
    }),
  ),
});

const ledgerQuery = z.object({
  /** Month in Tirane in which the cards were charged, `YYYY-MM`; all months without it. */
  month: month.optional(),
});

/** Card money: how cards are taken, a business's ledger (product.md §54), and the provider's messages (product.md §50). */
export const paymentCalls = {
  config: defineCall({
    method: 'GET',
    path: '/payments/config',
    summary: 'What the card form needs to start',
    access: 'public',
    success: { status: 200, schema: paymentConfig },
    errors: [],
    spared: ['rate_limited', 'service_unavailable'],
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
    spared: ['unsupported_media_type', 'rate_limited'],
  }),
};

/** What `GET /payments/config` answers, see `paymentConfig`. */
export type PaymentConfig = z.infer<typeof paymentConfig>;
/** What `GET /payments/ledger` answers, in euro; see `ledger`. */
export type Ledger = z.infer<typeof ledger>;
