import type Stripe from 'stripe';
import { openDispute } from './disputes.ts';
import { closeInvoice } from './invoices.ts';
import type { StoredMethod } from './payment-methods.ts';
import { findObject, insertObject, type Stored, saveObject } from './sandbox-repository.ts';
import { type Context, invalid, missing, newId, seconds } from './sandbox-types.ts';
import { settleSubscription } from './subscription-object.ts';
import { type Behaviour, charge, type Decline, refusalAfterAsking } from './test-cards.ts';

/** A payment intent as Stripe's interface shows it. */
export type IntentData = Pick<
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

/** A payment intent as the sandbox keeps it. */
export type StoredIntent = Stored<IntentData, IntentHidden>;

/** Money that was taken from a card. */
export type ChargeData = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'refunded' | 'disputed'
> & {
  payment_intent: string;
};

/** What the sandbox knows of a charge besides. */
export interface ChargeHidden {
  behaviour: Behaviour;
}

/** The bank did not approve, or was not asked. */
export const NOT_AUTHENTICATED: Decline = {
  code: 'payment_intent_authentication_failure',
  decline_code: 'authentication_not_handled',
  message: 'The card holder could not be authenticated.',
};

/** Refuses what an intent’s status does not allow. */
export const unexpectedState = (intent: StoredIntent): Error =>
  invalid(`This PaymentIntent's status is ${intent.data.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent.data,
  });

/** Whether an intent is paid or canceled. */
export const isIntentOver = ({ data: { status } }: StoredIntent): boolean =>
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
export const findIntentFor = async (
  context: Context,
  id: string,
  secret: string | undefined,
): Promise<StoredIntent> => {
  const intent = await findIntent(context, id);
  if (context.key === 'publishable' && secret !== intent.data.client_secret)
    throw missing('payment_intent', id, 'intent');
  return intent;
};

/** An intent as the asker may see it. */
export const presentIntent = (context: Context, intent: StoredIntent): object =>
  context.key === 'publishable' ? forBrowser(intent) : intent.data;

/** Changes an intent. */
export const saveIntent = async (
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

/** Takes the money from a card, and settles the invoice it is for. */
export const succeedIntent = async (
  context: Context,
  intent: StoredIntent,
  behaviour: Behaviour,
): Promise<StoredIntent> => {
  const taken: ChargeData = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.data.amount,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    payment_intent: intent.data.id,
  };
  const kept: Stored<ChargeData, ChargeHidden> = { data: taken, hidden: { behaviour }, dueAt: null };
  await insertObject(context.client, kept);
  const paid = await saveIntent(context, intent, {
    status: 'succeeded',
    latest_charge: taken.id,
    next_action: null,
    last_payment_error: null,
  });
  await context.emit('payment_intent.succeeded', paid.data);
  if (await openDispute(context, behaviour, taken))
    await saveObject(context.client, { ...kept, data: { ...taken, disputed: true } });
  if (intent.hidden.invoice) {
    const { hidden } = await closeInvoice(context, intent.hidden.invoice);
    await settleSubscription(context, hidden.subscription);
  }
  return paid;
};

/** Takes the payment back before it is made. */
export const cancelIntent = async (context: Context, intent: StoredIntent): Promise<StoredIntent> => {
  if (isIntentOver(intent)) throw unexpectedState(intent);
  const canceled = await saveIntent(context, intent, { status: 'canceled', next_action: null });
  await context.emit('payment_intent.canceled', canceled.data);
  return canceled;
};

/** Notes that a card was refused; another may be tried. */
export const failIntent = async (
  context: Context,
  intent: StoredIntent,
  decline: Decline,
): Promise<StoredIntent> => {
  const failed = await saveIntent(context, intent, {
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
  const { behaviour, isAuthenticated } = method.hidden;
  const outcome = charge(behaviour, { isAuthenticated, isOffSession });
  if (outcome === 'done') return succeedIntent(context, chosen, behaviour);
  if (outcome !== 'asks') return failIntent(context, chosen, outcome);
  if (isOffSession) {
    return failIntent(context, chosen, { ...NOT_AUTHENTICATED, code: 'authentication_required' });
  }
  return saveIntent(context, chosen, {
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'sandbox_authentication' } },
  });
};

/** Charges a card whose holder has agreed. */
export const chargeAuthenticated = (
  context: Context,
  intent: StoredIntent,
  { hidden: { behaviour } }: StoredMethod,
): Promise<StoredIntent> => {
  const refused = refusalAfterAsking(behaviour);
  return refused ? failIntent(context, intent, refused) : succeedIntent(context, intent, behaviour);
};
