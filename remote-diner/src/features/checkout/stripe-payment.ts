import type { CardParts } from '@tavolina/shared-ui';
import type { CardOutcome, CardPayment } from './card-payment.ts';

/** States of a payment from which it cannot be refused any more. */
const DONE = ['succeeded', 'processing', 'requires_capture'];

/** Takes cards by Stripe's own fields. */
export const stripePayment = ({ stripe, element: card }: CardParts): CardPayment => {
  /** An error may hide a payment that went through: a lost answer, or a second confirmation. */
  const lookUp = async (clientSecret: string, message: string): Promise<CardOutcome> => {
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
    if (!paymentIntent) return { kind: 'unknown' };
    return DONE.includes(paymentIntent.status) ? { kind: 'paid' } : { kind: 'refused', message };
  };
  return {
    createMethod: async ({ name, email, phone }) => {
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { name, email, phone },
      });
      return paymentMethod ? { id: paymentMethod.id } : { problem: error.message ?? '' };
    },
    confirm: async (clientSecret, methodId) => {
      const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: methodId });
      return error ? lookUp(clientSecret, error.message ?? '') : { kind: 'paid' };
    },
  };
};
