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
   * Confirms the card where its bank wants that.
   * @throws {CardProblem} with the provider's sentence
   */
  confirm: (to: Pick<SubscriptionToConfirm, 'client_secret' | 'secret_kind'>) => Promise<void>;
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
  confirm: async ({ client_secret, secret_kind }) => {
    if (client_secret === null) return;
    const { error } = await (secret_kind === 'setup'
      ? stripe.confirmCardSetup(client_secret)
      : stripe.confirmCardPayment(client_secret));
    if (error) throw new CardProblem(error.message ?? '');
  },
});
