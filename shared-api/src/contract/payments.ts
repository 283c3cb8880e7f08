import { z } from 'zod';
import { defineCall } from './call.ts';

/** How cards are taken here. `provider` is null where only payment at the restaurant is possible. */
export const paymentConfig = z.object({
  provider: z.enum(['stripe']).nullable(),
  sandbox: z.boolean(),
  publishable_key: z.string().nullable(),
  script_url: z.string().nullable(),
});

export const paymentCalls = {
  config: defineCall({
    method: 'GET',
    path: '/payments/config',
    summary: 'What the card form needs to start',
    access: 'public',
    success: { status: 200, schema: paymentConfig },
    errors: [],
  }),
  stripeWebhook: defineCall({
    method: 'POST',
    path: '/webhooks/stripe',
    summary: "The payment provider's signed events",
    access: 'public',
    success: { status: 200 },
    errors: [],
  }),
};

export type PaymentConfig = z.infer<typeof paymentConfig>;
