import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts, flag, metadata, whole } from './accepted-params.ts';
import {
  type ChargeData,
  cancelIntent,
  chargeAuthenticated,
  chargeIntent,
  createIntent,
  failIntent,
  findIntent,
  findIntentFor,
  isIntentOver,
  NOT_AUTHENTICATED,
  presentIntent,
  type StoredIntent,
  saveIntent,
  unexpectedState,
} from './payment-intent-object.ts';
import { findMethod, rememberAuthentication } from './payment-methods.ts';
import { refundsOf } from './refunds.ts';
import { findObject } from './sandbox-repository.ts';
import { type Answer, type Context, invalid, ok, type Route, route } from './sandbox-types.ts';

/** A refused card is an error that carries the intent, as Stripe answers it. */
const answer = (context: Context, intent: StoredIntent): Answer => {
  const body = presentIntent(context, intent);
  const error = intent.data.last_payment_error;
  return intent.data.status === 'requires_payment_method' && error
    ? { status: 402, body: { error: { ...error, payment_intent: body } } }
    : ok(body);
};

/** The most that Stripe charges at once, in cents. */
const LARGEST_AMOUNT = 99_999_999;

const secretOnly = z.strictObject({
  client_secret: z.string().optional(),
  expand: z.array(z.enum(['latest_charge', 'latest_charge.refunds'])).optional(),
});

/** Calls about payments. */
export const paymentIntentRoutes: Route[] = [
  route(
    'POST',
    '/v1/payment_intents',
    accepts<Stripe.PaymentIntentCreateParams>()({
      amount: whole.min(50).max(LARGEST_AMOUNT),
      currency: z.literal('eur'),
      allowed_payment_method_types: z.array(z.literal('card')),
      payment_method: z.string().optional(),
      receipt_email: z.email().optional(),
      description: z.string().optional(),
      metadata: metadata.optional(),
    }),
    async (context, { amount, payment_method, receipt_email, description, metadata: own }) => {
      if (payment_method !== undefined) await findMethod(context, payment_method);
      const intent = await createIntent(context, {
        amount,
        payment_method: payment_method ?? null,
        receipt_email: receipt_email ?? null,
        description: description ?? null,
        metadata: own ?? {},
      });
      return ok(intent.data);
    },
  ),
  route(
    'GET',
    '/v1/payment_intents/:id',
    secretOnly,
    async (context, { client_secret, expand = [] }, id) => {
      const intent = await findIntentFor(context, id, client_secret);
      const chargeId = intent.data.latest_charge;
      if (expand.length === 0 || chargeId === null) return ok(presentIntent(context, intent));
      const taken = await findObject<ChargeData, object>(context.client, 'charge', chargeId);
      const refunds = expand.includes('latest_charge.refunds') && {
        refunds: await refundsOf(context, chargeId),
      };
      return ok({ ...presentIntent(context, intent), latest_charge: { ...taken?.data, ...refunds } });
    },
    { publishable: true },
  ),
  route(
    'POST',
    '/v1/payment_intents/:id',
    accepts<Stripe.PaymentIntentUpdateParams>()({ payment_method: z.string() }),
    async (context, { payment_method }, id) => {
      const intent = await findIntent(context, id);
      if (isIntentOver(intent)) throw unexpectedState(intent);
      await findMethod(context, payment_method);
      const chosen = { payment_method, status: 'requires_confirmation' as const, next_action: null };
      return ok((await saveIntent(context, intent, chosen)).data);
    },
  ),
  route(
    'POST',
    '/v1/payment_intents/:id/confirm',
    z.strictObject({
      client_secret: z.string().optional(),
      payment_method: z.string().optional(),
      return_url: z.string().optional(),
      use_stripe_sdk: flag.optional(),
    }),
    async (context, { client_secret, payment_method }, id) => {
      const intent = await findIntentFor(context, id, client_secret);
      if (isIntentOver(intent)) throw unexpectedState(intent);
      const chosen = payment_method ?? intent.data.payment_method;
      if (!chosen) throw invalid('A payment method is needed.', { param: 'payment_method' });
      return answer(context, await chargeIntent(context, intent, await findMethod(context, chosen), false));
    },
    { publishable: true },
  ),
  route(
    'POST',
    '/v1/payment_intents/:id/authenticate',
    z.strictObject({ client_secret: z.string(), outcome: z.enum(['succeed', 'fail']) }),
    async (context, { client_secret, outcome }, id) => {
      const intent = await findIntentFor(context, id, client_secret);
      const method = intent.data.payment_method;
      if (intent.data.status !== 'requires_action' || !method) throw unexpectedState(intent);
      if (outcome === 'fail') return answer(context, await failIntent(context, intent, NOT_AUTHENTICATED));
      await rememberAuthentication(context, method);
      return answer(context, await chargeAuthenticated(context, intent, await findMethod(context, method)));
    },
    { publishable: true },
  ),
  route('POST', '/v1/payment_intents/:id/cancel', z.strictObject({}), async (context, _params, id) => {
    const canceled = await cancelIntent(context, await findIntent(context, id));
    return ok(canceled.data);
  }),
];
