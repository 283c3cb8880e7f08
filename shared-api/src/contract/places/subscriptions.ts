import { z } from 'zod';
import { defineCall } from '../call.ts';
import { billingInterval, invoiceStatus, subscriptionStatus, subscriptionTier } from '../enums.ts';
import { timestamp, verbatim } from '../fields.ts';

/** A business's subscription; prices in euro. */
export const subscription = z.object({
  plan_name: z.string(),
  tier: subscriptionTier,
  price: z.number(),
  interval: billingInterval,
  status: subscriptionStatus,
  cancel_at_period_end: z.boolean(),
  current_period_start: timestamp,
  current_period_end: timestamp,
  trial_available: z.boolean(),
  /** The card for renewals; null without one, for example in a trial. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});

/** A subscription, with the secret for a card confirmation in the browser, if one is needed. */
export const subscriptionToConfirm = subscription.extend({
  client_secret: z.string().nullable(),
  secret_kind: z.enum(['payment', 'setup']).nullable(),
});

/** One price of a plan. `menus` and `items` are limits; null: unlimited. */
export const plan = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  interval: billingInterval,
  description: z.string(),
  features: z.array(z.string()),
  trial_days: z.int(),
  product: z.string(),
  tier: subscriptionTier,
  limits: z.object({ menus: z.int().nullable(), items: z.int().nullable() }),
  available: z.boolean(),
});

/**
 * One invoice of a plan, in euro. The URLs are the provider's; null where it has none, as in the sandbox.
 */
export const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  amount: z.number(),
  status: invoiceStatus,
  issued_at: timestamp,
  page_url: z.string().nullable(),
  pdf_url: z.string().nullable(),
});

const used = z.object({ used: z.int(), limit: z.int().nullable() });

/** Used and allowed menus and items; a limit of null: unlimited. Hidden and sold-out items count too. */
export const planUsage = z.object({
  tier: subscriptionTier,
  menus: used,
  items: used,
  /**
   * Whether its first plan starts with a trial: for the first place of a user that never had a plan
   * (product.md §168).
   */
  trial_available: z.boolean(),
});

/** A business's plan: offers, subscription, usage, invoices and changes (product.md §55–§57, §76). */
export const subscriptionCalls = {
  mine: defineCall({
    method: 'GET',
    path: '/subscriptions/me',
    summary: "The business's subscription",
    access: 'bearer',
    success: { status: 200, schema: subscription },
    errors: ['unauthorized', 'not_found'],
  }),
  invoices: defineCall({
    method: 'GET',
    path: '/subscriptions/invoices',
    summary: 'What was billed, the newest first',
    access: 'bearer',
    success: { status: 200, schema: z.array(invoice) },
    errors: ['unauthorized', 'payment_unavailable'],
  }),
  usage: defineCall({
    method: 'GET',
    path: '/subscriptions/usage',
    summary: 'Menus and items used, and how many the plan allows',
    access: 'bearer',
    success: { status: 200, schema: planUsage },
    errors: ['unauthorized'],
  }),
  plans: defineCall({
    method: 'GET',
    path: '/subscriptions/plans',
    summary: 'Plans grouped by product, with their limits',
    access: 'public',
    success: { status: 200, schema: z.record(z.string(), z.array(plan)) },
    errors: [],
    excludedErrors: ['rate_limited', 'service_unavailable'],
  }),
  start: defineCall({
    method: 'POST',
    path: '/subscriptions',
    summary: 'Starts, upgrades or resumes a subscription',
    access: 'bearer',
    changesCatalogue: true,
    headers: z.object({ 'idempotency-key': z.string().min(1).max(255).optional() }),
    body: z.object({ plan_id: verbatim(100).min(1), payment_method_id: verbatim(255).nullish() }),
    success: {
      status: 201,
      schema: subscriptionToConfirm,
    },
    errors: [
      'unauthorized',
      'plan_unavailable',
      'already_subscribed',
      'idempotency_conflict',
      'idempotency_in_progress',
      'card_required',
      'card_declined',
      'payment_unavailable',
    ],
  }),
  changeCard: defineCall({
    method: 'PUT',
    path: '/subscriptions/me/payment-method',
    summary: 'Changes the card, and pays what is overdue with it',
    access: 'bearer',
    changesCatalogue: true,
    body: z.object({ payment_method_id: verbatim(255).min(1) }),
    success: { status: 200, schema: subscriptionToConfirm },
    errors: ['unauthorized', 'not_found', 'idempotency_in_progress', 'card_declined', 'payment_unavailable'],
  }),
  cancel: defineCall({
    method: 'DELETE',
    path: '/subscriptions/me',
    summary: "Cancels at the period's end",
    access: 'bearer',
    changesCatalogue: true,
    success: { status: 204 },
    errors: ['unauthorized', 'not_found', 'payment_unavailable'],
  }),
};

/** Response of `GET /subscriptions/me`, price in euro; see `subscription`. */
export type Subscription = z.infer<typeof subscription>;
/** Response to starting a plan or changing its card, see `subscriptionToConfirm`. */
export type SubscriptionToConfirm = z.infer<typeof subscriptionToConfirm>;
/** One invoice of a plan, amount in euro; see `invoice`. */
export type Invoice = z.infer<typeof invoice>;
/** Response of `GET /subscriptions/usage`, see `planUsage`. */
export type PlanUsage = z.infer<typeof planUsage>;
/** One price of a plan, in euro for the whole interval; see `plan`. */
export type Plan = z.infer<typeof plan>;
