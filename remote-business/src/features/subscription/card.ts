import type { SubscriptionToConfirm } from '@tavolina/shared-api/contract';
import type { CardParts } from '@tavolina/shared-ui';

/** Card fields that are on the page and ready. */
export interface Card {
  /**
   * Turns what was typed into a payment method.
   * @throws {CardProblem} with the provider's sentence
   */
  createMethod: (holder: string) => Promise<string>;
  /**
   * Pays with a method what is to be paid at once, or lets its bank agree to later charges.
   * @throws {CardProblem} with the provider's sentence
   */
  confirm: (secret: string, kind: SubscriptionToConfirm['secret_kind'], method: string) => Promise<void>;
}

/** A card and whose it is. */
export interface CardPayment {
  card: Card;
  holder: string;
}

/** What is wrong with a card, in the provider's words. */
export class CardProblem extends Error {}

/** The card in the provider's fields. */
export const cardOf = ({ stripe, element }: CardParts): Card => ({
  createMethod: async (name) => {
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: 'card',
      card: element,
      billing_details: { name },
    });
    if (!paymentMethod) throw new CardProblem(error.message ?? '');
    return paymentMethod.id;
  },
  confirm: async (secret, kind, method) => {
    const { error } = await (kind === 'setup'
      ? stripe.handleNextAction({ clientSecret: secret })
      : stripe.confirmCardPayment(secret, { payment_method: method }));
    if (error) throw new CardProblem(error.message ?? '');
  },
});
