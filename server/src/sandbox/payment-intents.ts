import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts, flag, metadata, whole } from './accepts.ts';
import {
  type Answer,
  type Context,
  invalid,
  missing,
  newId,
  ok,
  type Route,
  route,
  seconds,
} from './double.ts';
import { closeInvoice } from './invoices.ts';
import { findMethod, rememberAuthentication, type StoredMethod } from './payment-methods.ts';
import { findObject, insertObject, type Stored, saveObject } from './sandbox-repository.ts';
import { settleSubscription } from './subscription-object.ts';
import { charge, type Decline } from './test-cards.ts';

type IntentData = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'currency'
  | 'created'
  | 'metadata'
  | 'status'
  | 'client_secret'
  | 'description'
> & {
  payment_method: string | null;
  latest_charge: string | null;
  receipt_email: string | null;
  next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'sandbox_authentication' } } | null;
  last_payment_error: (Decline & { type: 'card_error' }) | null;
};

interface IntentHidden {
  /** The invoice it settles. */
  invoice: string | null;
}

/** A payment intent as the double keeps it. */
export type StoredIntent = Stored<IntentData, IntentHidden>;

/** Money that was taken from a card. */
export type ChargeData = Pick<Stripe.Charge, 'id' | 'object' | 'amount' | 'amount_refunded' | 'refunded'> & {
  payment_intent: string;
};

const NOT_AUTHENTICATED: Decline = {
  code: 'payment_intent_authentication_failure',
  decline_code: 'authentication_not_handled',
  message: 'The card holder could not be authenticated.',
};

const unexpected = (intent: StoredIntent): Error =>
  invalid(`This PaymentIntent's status is ${intent.data.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent.data,
  });

const isOver = ({ data: { status } }: StoredIntent): boolean =>
  status === 'succeeded' || status === 'canceled';

/** What a browser may see. */
const forBrowser = ({ data }: StoredIntent): object => {
  const { metadata: _own, receipt_email: _email, description: _text, ...visible } = data;
  return visible;
};

/** One payment intent. */
export const findIntent = async ({ client }: Context, id: string): Promise<StoredIntent> => {
  const intent = await findObject<IntentData, IntentHidden>(client, 'payment_intent', id);
  if (!intent) throw missing('payment_intent', id, 'intent');
  return intent;
};

/** A browser must know an intent's secret to see or confirm it. */
const findIntentFor = async (
  context: Context,
  id: string,
  secret: string | undefined,
): Promise<StoredIntent> => {
  const intent = await findIntent(context, id);
  if (context.key === 'publishable' && secret !== intent.data.client_secret)
    throw missing('payment_intent', id, 'intent');
  return intent;
};

const present = (context: Context, intent: StoredIntent): object =>
  context.key === 'publishable' ? forBrowser(intent) : intent.data;

const save = async (
  context: Context,
  intent: StoredIntent,
  change: Partial<IntentData>,
): Promise<StoredIntent> => {
  const changed = { ...intent, data: { ...intent.data, ...change } };
  await saveObject(context.client, changed);
  return changed;
};

/** Makes an intent that a card can be charged with. */
export const createIntent = async (
  { client, now }: Context,
  input: Pick<IntentData, 'amount' | 'payment_method'> &
    Partial<Pick<IntentData, 'metadata' | 'receipt_email' | 'description'>> & { invoice?: string },
): Promise<StoredIntent> => {
  const id = newId('pi');
  const intent: StoredIntent = {
    data: {
      id,
      object: 'payment_intent',
      amount: input.amount,
      currency: 'eur',
      created: seconds(now),
      metadata: input.metadata ?? {},
      status: input.payment_method ? 'requires_confirmation' : 'requires_payment_method',
      client_secret: `${id}_secret_${newId('s').slice(2)}`,
      description: input.description ?? null,
      payment_method: input.payment_method,
      latest_charge: null,
      receipt_email: input.receipt_email ?? null,
      next_action: null,
      last_payment_error: null,
    },
    hidden: { invoice: input.invoice ?? null },
    dueAt: null,
  };
  await insertObject(client, intent);
  return intent;
};

const succeed = async (context: Context, intent: StoredIntent): Promise<StoredIntent> => {
  const taken: ChargeData = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.data.amount,
    amount_refunded: 0,
    refunded: false,
    payment_intent: intent.data.id,
  };
  await insertObject(context.client, { data: taken, hidden: {}, dueAt: null });
  const paid = await save(context, intent, {
    status: 'succeeded',
    latest_charge: taken.id,
    next_action: null,
    last_payment_error: null,
  });
  await context.emit('payment_intent.succeeded', paid.data);
  if (intent.hidden.invoice) {
    const { hidden } = await closeInvoice(context, intent.hidden.invoice);
    await settleSubscription(context, hidden.subscription);
  }
  return paid;
};

const fail = async (context: Context, intent: StoredIntent, decline: Decline): Promise<StoredIntent> => {
  const failed = await save(context, intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { type: 'card_error', ...decline },
  });
  await context.emit('payment_intent.payment_failed', failed.data);
  return failed;
};

/** Charges a card. Off session nobody can be asked, so a card that asks is refused. */
export const chargeIntent = async (
  context: Context,
  intent: StoredIntent,
  method: StoredMethod,
  isOffSession: boolean,
): Promise<StoredIntent> => {
  const chosen = { ...intent, data: { ...intent.data, payment_method: method.data.id } };
  const outcome = charge(method.hidden.behaviour, method.hidden.isAuthenticated);
  if (outcome === 'done') return succeed(context, chosen);
  if (outcome !== 'asks') return fail(context, chosen, outcome);
  if (isOffSession) {
    return fail(context, chosen, { ...NOT_AUTHENTICATED, code: 'authentication_required' });
  }
  return save(context, chosen, {
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'sandbox_authentication' } },
  });
};

/** A refused card is an error that carries the intent, as Stripe answers it. */
const answer = (context: Context, intent: StoredIntent): Answer => {
  const body = present(context, intent);
  const error = intent.data.last_payment_error;
  return intent.data.status === 'requires_payment_method' && error
    ? { status: 402, body: { error: { ...error, payment_intent: body } } }
    : ok(body);
};

const secretOnly = z.strictObject({
  client_secret: z.string().optional(),
  expand: z.array(z.literal('latest_charge')).optional(),
});

export const paymentIntentRoutes: Route[] = [
  route(
    'POST',
    '/v1/payment_intents',
    accepts<Stripe.PaymentIntentCreateParams>()({
      amount: whole.min(50),
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
      if (!expand.includes('latest_charge') || chargeId === null) return ok(present(context, intent));
      const taken = await findObject<ChargeData, object>(context.client, 'charge', chargeId);
      return ok({ ...present(context, intent), latest_charge: taken?.data });
    },
    { publishable: true },
  ),
  route(
    'POST',
    '/v1/payment_intents/:id',
    accepts<Stripe.PaymentIntentUpdateParams>()({ payment_method: z.string() }),
    async (context, { payment_method }, id) => {
      const intent = await findIntent(context, id);
      if (isOver(intent)) throw unexpected(intent);
      await findMethod(context, payment_method);
      const chosen = { payment_method, status: 'requires_confirmation' as const, next_action: null };
      return ok((await save(context, intent, chosen)).data);
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
      if (isOver(intent)) throw unexpected(intent);
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
      if (intent.data.status !== 'requires_action' || !method) throw unexpected(intent);
      if (outcome === 'fail') return answer(context, await fail(context, intent, NOT_AUTHENTICATED));
      await rememberAuthentication(context, method);
      return ok(present(context, await succeed(context, intent)));
    },
    { publishable: true },
  ),
  route('POST', '/v1/payment_intents/:id/cancel', z.strictObject({}), async (context, _params, id) => {
    const intent = await findIntent(context, id);
    if (isOver(intent)) throw unexpected(intent);
    const canceled = await save(context, intent, { status: 'canceled', next_action: null });
    await context.emit('payment_intent.canceled', canceled.data);
    return ok(canceled.data);
  }),
];
