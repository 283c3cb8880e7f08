import type { SubscriptionToConfirm } from '@tavolina/shared-api/contract';
import { type CardParts, confirmPayment, createCardMethod, showTypedWrong } from '@tavolina/shared-ui';

/** Card fields that are on the page and ready. */
export interface Card {
  /**
   * Turns what was typed into a payment method.
   * @throws {WrongCard} where it was typed wrong, which its fields say
   * @throws {CardProblem} with the provider's sentence
   */
  createMethod: (holder: string) => Promise<string>;
  /**
   * Pays with a method what is to be paid at once, or lets its bank agree to later charges.
   * @throws {PaymentRefused} where the payment was tried
   * @throws {CardProblem} where the bank does not agree to later charges
   * @throws {PaymentUnknown} when nobody can say whether the card was charged
   */
  confirm: (secret: string, kind: SubscriptionToConfirm['secret_kind'], method: string) => Promise<void>;
  /** Says at the fields, and leads there, what the bank refused of what was typed (product.md §108). */
  markWrong: (message: string) => void;
}

/** A card and whose it is. */
export interface CardPayment {
  card: Card;
  holder: string;
}

/** What is wrong with a card, in the provider's words. */
export class CardProblem extends Error {}

/** A payment that was tried and refused, in the provider's words. */
export class PaymentRefused extends CardProblem {}

/** The card was typed wrong, and its fields say so: nothing was sent. */
export class WrongCard extends Error {}

/** No answer came to a payment, nor to the question what became of it. */
export class PaymentUnknown extends Error {}

/** The card in the provider's fields. */
export const cardOf = (card: CardParts): Card => ({
  createMethod: async (name) => {
    const method = await createCardMethod(card, { name });
    if (method.kind === 'fields') throw new WrongCard();
    if (method.kind === 'refused') throw new CardProblem(method.message);
    return method.id;
  },
  confirm: async (secret, kind, method) => {
    const { stripe } = card;
    if (kind === 'setup') {
      const { error } = await stripe.handleNextAction({ clientSecret: secret });
      if (error) throw new CardProblem(error.message ?? '');
      return;
    }
    const outcome = await confirmPayment(stripe, secret, method);
    if (outcome.kind === 'refused') {
      if (outcome.isTypedWrong) showTypedWrong(card, outcome.message);
      throw new PaymentRefused(outcome.message);
    }
    if (outcome.kind === 'unknown') throw new PaymentUnknown();
  },
  markWrong: (message) => showTypedWrong(card, message),
});
