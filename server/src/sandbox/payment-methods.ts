import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts, whole } from './accepts.ts';
import { type Context, missing, newId, ok, Refusal, type Route, route } from './double.ts';
import { findObject, insertObject, type Stored, saveObject } from './sandbox-repository.ts';
import { type Behaviour, isRefusedAtOnce, testCard } from './test-cards.ts';

type MethodData = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'type' | 'billing_details' | 'created'> & {
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;
  customer: string | null;
};

interface MethodHidden {
  behaviour: Behaviour;
  /** The card holder has agreed to later charges. */
  isAuthenticated: boolean;
}

/** A card as the double keeps it: never more of its number than the last four digits. */
export type StoredMethod = Stored<MethodData, MethodHidden>;

const billing = z.record(z.string(), z.unknown());

/** The fields of Stripe's card form; its server-side types leave the number out. */
const cardFields = z.strictObject({
  number: z.string().max(30),
  exp_month: whole,
  exp_year: whole,
  cvc: z.string().min(3).max(4),
});

const createParams = z.strictObject({
  type: z.literal('card'),
  card: cardFields,
  billing_details: billing.optional(),
});

const cardError = (code: string, message: string, extra: { decline_code?: string } = {}): Refusal =>
  new Refusal(402, { type: 'card_error', code, message, param: 'number', ...extra });

const isExpired = (month: number, year: number, now: Date): boolean =>
  new Date(Date.UTC(year, month, 1)).getTime() <= now.getTime();

/** A card by its id. */
export const findMethod = async ({ client }: Context, id: string): Promise<StoredMethod> => {
  const method = await findObject<MethodData, MethodHidden>(client, 'payment_method', id);
  if (!method) throw missing('PaymentMethod', id, 'payment_method');
  return method;
};

/** Remembers that a card holder has agreed to charges. */
export const rememberAuthentication = async (context: Context, id: string): Promise<void> => {
  const method = await findMethod(context, id);
  await saveObject(context.client, { ...method, hidden: { ...method.hidden, isAuthenticated: true } });
};

export const paymentMethodRoutes: Route[] = [
  route(
    'POST',
    '/v1/payment_methods',
    createParams,
    async ({ client, now }, { card, billing_details }) => {
      const known = testCard(card.number);
      if (!known)
        throw cardError('card_declined', 'Only test cards are taken here.', {
          decline_code: 'test_mode_live_card',
        });
      if (isExpired(card.exp_month, card.exp_year, now))
        throw cardError('expired_card', 'Your card has expired.');
      const data: MethodData = {
        id: newId('pm'),
        object: 'payment_method',
        type: 'card',
        card: { brand: known.brand, last4: known.last4, exp_month: card.exp_month, exp_year: card.exp_year },
        billing_details: (billing_details ?? {}) as unknown as Stripe.PaymentMethod.BillingDetails,
        created: Math.floor(now.getTime() / 1000),
        customer: null,
      };
      await insertObject(client, {
        data,
        hidden: { behaviour: known.behaviour, isAuthenticated: false },
        dueAt: null,
      });
      return ok(data);
    },
    { publishable: true },
  ),
  route(
    'POST',
    '/v1/payment_methods/:id/attach',
    accepts<Stripe.PaymentMethodAttachParams>()({ customer: z.string() }),
    async (context, { customer }, id) => {
      const method = await findMethod(context, id);
      if (isRefusedAtOnce(method.hidden.behaviour))
        throw cardError('card_declined', 'Your card was declined.', { decline_code: 'generic_decline' });
      const attached = { ...method, data: { ...method.data, customer } };
      await saveObject(context.client, attached);
      return ok(attached.data);
    },
  ),
];
