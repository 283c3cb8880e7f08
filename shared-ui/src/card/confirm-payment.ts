import type { Stripe } from '@stripe/stripe-js';

/** Result of a payment. `unknown`: no response arrived. */
export type CardOutcome = { kind: 'paid' } | { kind: 'refused'; message: string } | { kind: 'unknown' };

/** Payment states that can no longer fail. */
const DONE = ['succeeded', 'processing', 'requires_capture'];

/** After an error the payment may still have succeeded: a lost response, or a second confirmation. */
const lookUp = async (stripe: Stripe, clientSecret: string, message: string): Promise<CardOutcome> => {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (!paymentIntent) return { kind: 'unknown' };
  return DONE.includes(paymentIntent.status) ? { kind: 'paid' } : { kind: 'refused', message };
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
  return error ? lookUp(stripe, clientSecret, error.message ?? '') : { kind: 'paid' };
};
