import type { Stripe } from '@stripe/stripe-js';

/** What a card that was asked for money came to. `unknown`: no answer arrived. */
export type CardOutcome = { kind: 'paid' } | { kind: 'refused'; message: string } | { kind: 'unknown' };

/** States of a payment from which it cannot be refused any more. */
const DONE = ['succeeded', 'processing', 'requires_capture'];

/** An error may hide a payment that went through: a lost answer, or a second confirmation. */
const lookUp = async (stripe: Stripe, clientSecret: string, message: string): Promise<CardOutcome> => {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (!paymentIntent) return { kind: 'unknown' };
  return DONE.includes(paymentIntent.status) ? { kind: 'paid' } : { kind: 'refused', message };
};

/** Charges a card, after asking its holder where the bank wants that; never says that it was not charged without having looked. */
export const confirmPayment = async (
  stripe: Stripe,
  clientSecret: string,
  methodId: string,
): Promise<CardOutcome> => {
  const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: methodId });
  return error ? lookUp(stripe, clientSecret, error.message ?? '') : { kind: 'paid' };
};
