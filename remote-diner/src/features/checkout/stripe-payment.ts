import { type CardParts, confirmPayment, createCardMethod, showTypedWrong } from '@tavolina/shared-ui';
import type { CardPayment } from './card-payment.ts';

/** Takes cards by Stripe's own fields. */
export const stripePayment = (card: CardParts): CardPayment => ({
  createMethod: (holder) => createCardMethod(card, holder),
  confirm: async (clientSecret, methodId) => {
    const outcome = await confirmPayment(card.stripe, clientSecret, methodId);
    if (outcome.kind !== 'refused' || !outcome.isTypedWrong) return outcome;
    showTypedWrong(card, outcome.message);
    return { kind: 'fields' };
  },
});
