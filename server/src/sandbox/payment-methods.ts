import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts, whole } from './accepted-params.ts';
import { findObject, insertObject, type Stored, saveObject } from './sandbox-repository.ts';
import { type Context, invalid, missing, newId, ok, Refusal, type Route, route } from './sandbox-types.ts';
import { type Behaviour, type Decline, isCardNumber, refusalAtOnce, testCard } from './test-cards.ts';

type MethodData = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'type' | 'billing_details' | 'created'> & {
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;
  customer: string | null;
};

interface MethodHidden {
  behaviour: Behaviour;
  /** The card holder has agreed to later charges. */
  isAuthenticated: boolean;
}

/** A card as the sandbox keeps it: never more of its number than the last four digits. */
export type StoredMethod = Stored<MethodData, MethodHidden>;

const billing = z.record(z.string(), z.unknown());

/** The fields of Stripe's card form; its server-side types leave the number out. */
const cardFields = z.strictObject({
  number: z.string().max(30),
  exp_month: whole,
  // Stripe takes two digits or four.
  exp_year: whole.transform((year) => (year < 100 ? 2000 + year : year)),
  cvc: z.string().max(30),
});

const createParams = z.strictObject({
  type: z.literal('card'),
  card: cardFields,
  billing_details: billing.optional(),
});

const cardError = (error: Decline, param: string): Refusal =>
  new Refusal(402, { type: 'card_error', param, ...error });

/** Stripe takes no card that is valid for longer. */
const LONGEST_YEARS = 50;

/** Digits of a security code; a card of American Express may also be given by its four. */
const CVC = { amex: /^\d{3,4}$/, other: /^\d{3}$/ };

/** Why Stripe would refuse a card before any bank sees it. */
const refusalOf = (card: z.output<typeof cardFields>, now: Date): Refusal | undefined => {
  const { number, exp_month: month, exp_year: year, cvc } = card;
  if (!isCardNumber(number))
    return cardError({ code: 'incorrect_number', message: 'Your card number is incorrect.' }, 'number');
  const thisYear = now.getUTCFullYear();
  const isPastMonth = year === thisYear && month < now.getUTCMonth() + 1;
  if (month < 1 || month > 12 || isPastMonth)
    return cardError(
      { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." },
      'exp_month',
    );
  if (year < thisYear || year > thisYear + LONGEST_YEARS)
    return cardError(
      { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." },
      'exp_year',
    );
  if (!CVC[testCard(number)?.brand === 'amex' ? 'amex' : 'other'].test(cvc))
    return cardError({ code: 'invalid_cvc', message: "Your card's security code is invalid." }, 'cvc');
  return undefined;
};

const NOT_A_TEST_CARD: Decline = {
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message: 'Your card was declined. Your request was in test mode, but used a non test card.',
};

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

/** Gives a card to a customer; it never changes hands. */
export const attachMethod = async (context: Context, id: string, customer: string): Promise<void> => {
  const method = await findMethod(context, id);
  if (method.data.customer !== null && method.data.customer !== customer)
    throw invalid('The payment method is attached to another customer.', { param: 'payment_method' });
  await saveObject(context.client, { ...method, data: { ...method.data, customer } });
};

/** Calls about cards. */
export const paymentMethodRoutes: Route[] = [
  route(
    'POST',
    '/v1/payment_methods',
    createParams,
    async ({ client, now }, { card, billing_details }) => {
      const refused = refusalOf(card, now);
      if (refused) throw refused;
      const known = testCard(card.number);
      if (!known) throw cardError(NOT_A_TEST_CARD, 'number');
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
      const refused = refusalAtOnce(method.hidden.behaviour);
      if (refused) throw cardError(refused, 'number');
      await attachMethod(context, id, customer);
      return ok((await findMethod(context, id)).data);
    },
  ),
];
