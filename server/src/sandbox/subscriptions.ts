import { hasSubscriptionEnded } from '@tavolina/shared-api/contract';
import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts, flag, metadata, whole } from './accepted-params.ts';
import { createInvoice } from './invoices.ts';
import { findMethod } from './payment-methods.ts';
import { findPrice } from './prices.ts';
import { findObject, findObjects, insertObject } from './sandbox-repository.ts';
import {
  type Context,
  invalid,
  listOf,
  missing,
  newId,
  ok,
  type Route,
  route,
  seconds,
} from './sandbox-types.ts';
import { itemFor, openInvoice } from './subscription-billing.ts';
import { changePrice } from './subscription-change.ts';
import {
  changeSubscription,
  endSubscription,
  findSubscription,
  nextDue,
  type SubscriptionData,
} from './subscription-object.ts';
import { presentSubscription } from './subscription-view.ts';

const DAY_S = 24 * 3600;

const expand = z
  .array(z.enum(['default_payment_method', 'latest_invoice', 'latest_invoice.confirmation_secret']))
  .optional();

const ended = (id: string): Error =>
  invalid(`A subscription that has ended cannot be changed: ${id}`, { code: 'resource_missing' });

/** Starts with a trial, or with an invoice that the browser confirms. */
const begin = async (
  context: Context,
  draft: SubscriptionData,
  trialDays: number,
): Promise<SubscriptionData> => {
  const item = draft.items.data[0];
  const method = draft.default_payment_method;
  if (trialDays === 0) {
    const { invoice } = await openInvoice(context, draft, item.price.unit_amount ?? 0, method);
    return { ...draft, status: 'incomplete', latest_invoice: invoice.data.id };
  }
  const end = item.current_period_start + trialDays * DAY_S;
  const invoice = await createInvoice(context, draft, 0);
  return {
    ...draft,
    status: 'trialing',
    trial_end: end,
    items: { ...draft.items, data: [{ ...item, current_period_end: end }] },
    latest_invoice: invoice.data.id,
  };
};

const createItem = accepts<Stripe.SubscriptionCreateParams.Item>()({ price: z.string() });
const changedItem = accepts<Stripe.SubscriptionUpdateParams.Item>()({ id: z.string(), price: z.string() });

/** Calls about subscriptions. */
export const subscriptionRoutes: Route[] = [
  route(
    'POST',
    '/v1/subscriptions',
    accepts<Stripe.SubscriptionCreateParams>()({
      customer: z.string(),
      items: z.array(createItem).length(1),
      metadata: metadata.optional(),
      default_payment_method: z.string().optional(),
      payment_behavior: z.literal('default_incomplete'),
      payment_settings: accepts<Stripe.SubscriptionCreateParams.PaymentSettings>()({
        save_default_payment_method: z.literal('on_subscription'),
      }),
      trial_period_days: whole.min(1).max(730).optional(),
      trial_settings: accepts<Stripe.SubscriptionCreateParams.TrialSettings>()({
        end_behavior: accepts<Stripe.SubscriptionCreateParams.TrialSettings.EndBehavior>()({
          missing_payment_method: z.literal('cancel'),
        }),
      }).optional(),
      expand,
    }),
    async (context, params) => {
      const { client, now } = context;
      const customer = await findObject(client, 'customer', params.customer);
      if (!customer) throw missing('customer', params.customer, 'customer');
      const method = params.default_payment_method ?? null;
      if (method !== null && (await findMethod(context, method)).data.customer !== params.customer)
        throw invalid('The card does not belong to this customer.', { param: 'default_payment_method' });
      const price = await findPrice(context, params.items[0]?.price ?? '');
      const item = { id: newId('si'), object: 'subscription_item' as const, price };
      const start = seconds(now);
      const draft: SubscriptionData = {
        id: newId('sub'),
        object: 'subscription',
        status: 'incomplete',
        cancel_at_period_end: false,
        created: start,
        ended_at: null,
        metadata: params.metadata ?? {},
        trial_end: null,
        customer: params.customer,
        default_payment_method: method,
        latest_invoice: null,
        items: {
          object: 'list',
          data: [itemFor({ ...item, current_period_start: start, current_period_end: start }, price, now)],
        },
      };
      const data = await begin(context, draft, params.trial_period_days ?? 0);
      const hidden = { failures: 0, isTrialEndTold: false, creditMinor: 0 };
      await insertObject(client, { data, hidden, dueAt: nextDue(data, hidden, now) });
      await context.emit('customer.subscription.created', data);
      return ok(await presentSubscription(context, data, params.expand));
    },
  ),
  route(
    'GET',
    '/v1/subscriptions',
    accepts<Stripe.SubscriptionListParams>()({
      customer: z.string(),
      status: z.literal('all'),
      limit: whole.optional(),
    }),
    async ({ client }, { customer, limit = 10 }) => {
      const found = await findObjects<SubscriptionData>(client, 'subscription', 'customer', [customer]);
      return ok(listOf('/v1/subscriptions', found, limit));
    },
  ),
  route(
    'GET',
    '/v1/subscriptions/:id',
    accepts<Stripe.SubscriptionRetrieveParams>()({ expand }),
    async (context, params, id) => {
      const { data } = await findSubscription(context, id);
      return ok(await presentSubscription(context, data, params.expand));
    },
  ),
  route(
    'POST',
    '/v1/subscriptions/:id',
    accepts<Stripe.SubscriptionUpdateParams>()({
      cancel_at_period_end: flag.optional(),
      default_payment_method: z.string().optional(),
      items: z.array(changedItem).length(1).optional(),
      metadata: metadata.optional(),
      proration_behavior: z.literal('always_invoice').optional(),
      payment_behavior: z.literal('error_if_incomplete').optional(),
      expand,
    }),
    async (context, { items, cancel_at_period_end, default_payment_method, ...params }, id) => {
      let subscription = await findSubscription(context, id);
      if (hasSubscriptionEnded(subscription.data)) throw ended(id);
      if (default_payment_method !== undefined) await findMethod(context, default_payment_method);
      subscription = await changeSubscription(context, subscription, {
        ...(cancel_at_period_end !== undefined && { cancel_at_period_end }),
        ...(default_payment_method !== undefined && { default_payment_method }),
        metadata: { ...subscription.data.metadata, ...params.metadata },
      });
      const wanted = items?.[0]?.price;
      if (wanted !== undefined)
        subscription = await changePrice(context, subscription, await findPrice(context, wanted));
      return ok(await presentSubscription(context, subscription.data, params.expand));
    },
  ),
  route(
    'DELETE',
    '/v1/subscriptions/:id',
    accepts<Stripe.SubscriptionCancelParams>()({}),
    async (context, _params, id) => {
      const subscription = await findSubscription(context, id);
      if (hasSubscriptionEnded(subscription.data)) throw ended(id);
      return ok((await endSubscription(context, subscription)).data);
    },
  ),
];
