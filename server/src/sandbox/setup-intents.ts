import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts, flag, whole } from './accepted-params.ts';
import { attachMethod, findMethod, rememberAuthentication } from './payment-methods.ts';
import { findObject, findObjects, insertObject, type Stored, saveObject } from './sandbox-repository.ts';
import {
  type Answer,
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
import { type Decline, needsAuthentication, refusalAtOnce } from './test-cards.ts';

/** A card that is to be kept for later charges, as the sandbox keeps it. */
type SetupIntentData = Pick<Stripe.SetupIntent, 'id' | 'object' | 'created' | 'status' | 'client_secret'> & {
  customer: string;
  payment_method: string | null;
  next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'sandbox_authentication' } } | null;
};

type StoredSetup = Stored<SetupIntentData>;

const findSetupFor = async (
  { client, key }: Context,
  id: string,
  secret: string | undefined,
): Promise<StoredSetup> => {
  const setup = await findObject<SetupIntentData, Record<string, never>>(client, 'setup_intent', id);
  if (!setup || (key === 'publishable' && secret !== setup.data.client_secret))
    throw missing('setup_intent', id, 'intent');
  return setup;
};

const save = async (
  { client }: Context,
  setup: StoredSetup,
  change: Partial<SetupIntentData>,
): Promise<SetupIntentData> => {
  const data = { ...setup.data, ...change };
  await saveObject(client, { ...setup, data });
  return data;
};

const succeed = async (context: Context, setup: StoredSetup, method: string): Promise<Answer> => {
  await rememberAuthentication(context, method);
  await attachMethod(context, method, setup.data.customer);
  return ok(await save(context, setup, { status: 'succeeded', payment_method: method, next_action: null }));
};

const fail = async (context: Context, setup: StoredSetup, decline: Decline): Promise<Answer> => {
  const failed = await save(context, setup, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
  });
  return { status: 402, body: { error: { type: 'card_error', ...decline, setup_intent: failed } } };
};

/** Asks a card's bank whether it may be charged later. */
const confirm = async (context: Context, setup: StoredSetup, method: string): Promise<Answer> => {
  const { hidden } = await findMethod(context, method);
  const refused = refusalAtOnce(hidden.behaviour);
  if (refused) return fail(context, setup, refused);
  if (!needsAuthentication(hidden.behaviour, hidden.isAuthenticated)) return succeed(context, setup, method);
  const asking = await save(context, setup, {
    status: 'requires_action',
    payment_method: method,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'sandbox_authentication' } },
  });
  return ok(asking);
};

const isOver = ({ data: { status } }: StoredSetup): boolean =>
  status === 'succeeded' || status === 'canceled';

const unexpected = (setup: StoredSetup): Error =>
  invalid(`This SetupIntent's status is ${setup.data.status}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: setup.data,
  });

/** Calls about cards that are confirmed without a payment. */
export const setupIntentRoutes: Route[] = [
  route(
    'POST',
    '/v1/setup_intents',
    accepts<Stripe.SetupIntentCreateParams>()({
      customer: z.string(),
      payment_method: z.string(),
      allowed_payment_method_types: z.array(z.literal('card')).length(1),
      usage: z.literal('off_session'),
      confirm: z.literal('true').transform(() => true),
      use_stripe_sdk: z.literal('true').transform(() => true),
    }),
    async (context, { customer, payment_method }) => {
      const id = newId('seti');
      const data: SetupIntentData = {
        id,
        object: 'setup_intent',
        created: seconds(context.now),
        status: 'requires_confirmation',
        client_secret: `${id}_secret_${newId('s').slice(2)}`,
        customer,
        payment_method,
        next_action: null,
      };
      const setup: StoredSetup = { data, hidden: {}, dueAt: null };
      await insertObject(context.client, setup);
      return confirm(context, setup, payment_method);
    },
  ),
  route(
    'GET',
    '/v1/setup_intents',
    accepts<Stripe.SetupIntentListParams>()({
      customer: z.string(),
      payment_method: z.string(),
      limit: whole,
    }),
    async ({ client }, { customer, payment_method, limit }) => {
      const found = await findObjects<SetupIntentData>(client, 'setup_intent', 'payment_method', [
        payment_method,
      ]);
      const own = found.filter((setup) => setup.customer === customer);
      return ok(listOf('/v1/setup_intents', own, limit));
    },
  ),
  route(
    'GET',
    '/v1/setup_intents/:id',
    z.strictObject({ client_secret: z.string().optional() }),
    async (context, { client_secret }, id) => ok((await findSetupFor(context, id, client_secret)).data),
    { publishable: true },
  ),
  route(
    'POST',
    '/v1/setup_intents/:id/confirm',
    z.strictObject({
      client_secret: z.string(),
      payment_method: z.string().optional(),
      use_stripe_sdk: flag.optional(),
    }),
    async (context, { client_secret, payment_method }, id) => {
      const setup = await findSetupFor(context, id, client_secret);
      if (isOver(setup)) throw unexpected(setup);
      const chosen = payment_method ?? setup.data.payment_method;
      if (!chosen) throw invalid('A payment method is needed.', { param: 'payment_method' });
      return confirm(context, setup, chosen);
    },
    { publishable: true },
  ),
  route(
    'POST',
    '/v1/setup_intents/:id/authenticate',
    z.strictObject({ client_secret: z.string(), outcome: z.enum(['succeed', 'fail']) }),
    async (context, { client_secret, outcome }, id) => {
      const setup = await findSetupFor(context, id, client_secret);
      const method = setup.data.payment_method;
      if (setup.data.status !== 'requires_action' || !method) throw unexpected(setup);
      if (outcome === 'succeed') return succeed(context, setup, method);
      return fail(context, setup, {
        code: 'setup_intent_authentication_failure',
        message: 'The card holder could not be authenticated.',
      });
    },
    { publishable: true },
  ),
];
