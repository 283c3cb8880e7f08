import type Stripe from 'stripe';
import { z } from 'zod';
import { flag } from './accepts.ts';
import { type Context, invalid, missing, newId, ok, type Route, route, seconds } from './double.ts';
import { findMethod, rememberAuthentication } from './payment-methods.ts';
import { findObject, insertObject, type Stored, saveObject } from './sandbox-repository.ts';
import { changeSubscription, findSubscription } from './subscription-object.ts';
import { type Decline, needsAuthentication, refusalAtOnce } from './test-cards.ts';

/** A card that is to be kept for later charges, as the double keeps it. */
export type SetupIntentData = Pick<
  Stripe.SetupIntent,
  'id' | 'object' | 'created' | 'status' | 'client_secret'
> & {
  payment_method: string | null;
  next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'sandbox_authentication' } } | null;
};

interface SetupIntentHidden {
  subscription: string;
}

type StoredSetup = Stored<SetupIntentData, SetupIntentHidden>;

/** Asks for the card of a subscription that starts without a charge. */
export const createSetupIntent = async (
  { client, now }: Context,
  subscription: string,
  paymentMethod: string | null,
): Promise<SetupIntentData> => {
  const id = newId('seti');
  const data: SetupIntentData = {
    id,
    object: 'setup_intent',
    created: seconds(now),
    status: paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    payment_method: paymentMethod,
    next_action: null,
  };
  await insertObject(client, { data, hidden: { subscription }, dueAt: null });
  return data;
};

/** One setup intent. */
export const findSetup = async ({ client }: Context, id: string): Promise<StoredSetup> => {
  const setup = await findObject<SetupIntentData, SetupIntentHidden>(client, 'setup_intent', id);
  if (!setup) throw missing('setup_intent', id, 'intent');
  return setup;
};

const findSetupFor = async (
  context: Context,
  id: string,
  secret: string | undefined,
): Promise<StoredSetup> => {
  const setup = await findSetup(context, id);
  if (context.key === 'publishable' && secret !== setup.data.client_secret)
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

const succeed = async (context: Context, setup: StoredSetup, method: string): Promise<SetupIntentData> => {
  await rememberAuthentication(context, method);
  const data = await save(context, setup, { status: 'succeeded', payment_method: method, next_action: null });
  const subscription = await findSubscription(context, setup.hidden.subscription);
  await changeSubscription(context, subscription, {
    pending_setup_intent: null,
    default_payment_method: method,
  });
  return data;
};

const refusal = (setup: SetupIntentData, decline: Decline) => ({
  status: 402,
  body: { error: { type: 'card_error', ...decline, setup_intent: setup } },
});

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
      const { hidden } = await findMethod(context, chosen);
      const refused = refusalAtOnce(hidden.behaviour);
      if (refused) {
        const failed = await save(context, setup, {
          status: 'requires_payment_method',
          payment_method: null,
        });
        return refusal(failed, refused);
      }
      if (!needsAuthentication(hidden.behaviour, hidden.isAuthenticated))
        return ok(await succeed(context, setup, chosen));
      const asking = await save(context, setup, {
        status: 'requires_action',
        payment_method: chosen,
        next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'sandbox_authentication' } },
      });
      return ok(asking);
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
      if (outcome === 'succeed') return ok(await succeed(context, setup, method));
      const failed = await save(context, setup, {
        status: 'requires_payment_method',
        payment_method: null,
        next_action: null,
      });
      return refusal(failed, {
        code: 'setup_intent_authentication_failure',
        message: 'The card holder could not be authenticated.',
      });
    },
    { publishable: true },
  ),
];
