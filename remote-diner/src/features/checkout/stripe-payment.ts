import { type CardParts, confirmPayment, createCardMethod } from '@tavolina/shared-ui';
import type { CardPayment } from './card-payment.ts';

/** Takes cards by Stripe's own fields. */
export const stripePayment = (card: CardParts): CardPayment => ({
  createMethod: (holder) => createCardMethod(card, holder),
  confirm: (clientSecret, methodId) => confirmPayment(card.stripe, clientSecret, methodId),
});
