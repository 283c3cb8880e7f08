import type { Stripe, StripeError } from '@stripe/stripe-js';
import { isTypedWrong } from './create-method.ts';

/** A payment that the bank refused; `isTypedWrong`: for what was typed into one of the card's fields. */
interface RefusedCard {
  kind: 'refused';
  message: string;
  isTypedWrong: boolean;
}

/** Result of a payment. `unknown`: no response arrived. */
export type CardOutcome = { kind: 'paid' } | RefusedCard | { kind: 'unknown' };

/** Payment states that can no longer fail. */
const DONE = ['succeeded', 'processing', 'requires_capture'];

/** After an error the payment may still have succeeded: a lost response, or a second confirmation. */
const lookUp = async (stripe: Stripe, clientSecret: string, error: StripeError): Promise<CardOutcome> => {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (!paymentIntent) return { kind: 'unknown' };
  if (DONE.includes(paymentIntent.status)) return { kind: 'paid' };
  return { kind: 'refused', message: error.message ?? '', isTypedWrong: isTypedWrong(error) };
};

/**
 * Charges a card, with the bank's confirmation where needed. Checks the payment before reporting a failure.
 */
export const confirmPayment = async (
  stripe: Stripe,
  clientSecret: string,
  methodId: string,
): Promise<CardOutcome> => {
  const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: methodId });
  return error ? lookUp(stripe, clientSecret, error) : { kind: 'paid' };
};
