import { type CardParts, confirmPayment } from '@tavolina/shared-ui';
import type { CardPayment } from './card-payment.ts';

/** Takes cards by Stripe's own fields. */
export const stripePayment = ({ stripe, element: card }: CardParts): CardPayment => ({
  createMethod: async ({ name, email, phone }) => {
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: 'card',
      card,
      billing_details: { name, email, phone },
    });
    return paymentMethod ? { id: paymentMethod.id } : { problem: error.message ?? '' };
  },
  confirm: (clientSecret, methodId) => confirmPayment(stripe, clientSecret, methodId),
});
