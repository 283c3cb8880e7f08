import type { StripeError } from '@stripe/stripe-js';
import type { CardParts } from './provider-fields.tsx';

/**
 * Result of entering a card. `fields`: invalid input, which the fields show; the first one has the focus.
 */
export type CardMethod =
  | { kind: 'ready'; id: string }
  | { kind: 'fields' }
  | { kind: 'refused'; message: string };

/** Error codes of the provider for invalid input, where the type does not tell. */
const TYPED_WRONG = /^(incomplete|invalid|incorrect)_(number|cvc|expiry)|^invalid_expiry_|^expired_card$/;

/** Whether an error is about what was typed into the fields, be it found by them or by the bank. */
export const isTypedWrong = ({ type, code }: StripeError): boolean =>
  type === 'validation_error' || TYPED_WRONG.test(code ?? '');

/** Says at the card's fields what is wrong with the input, and leads there; the provider knows which of them it is. */
export const showTypedWrong = ({ element, showProblem }: CardParts, message: string): void => {
  showProblem(message);
  element.focus();
};

/**
 * Creates a payment method from the card fields. Invalid input is shown at its field, which gets the focus
 * (product.md §108). No payment has been attempted then.
 */
export const createCardMethod = async (
  card: CardParts,
  holder: { name: string; email?: string; phone?: string },
): Promise<CardMethod> => {
  const { paymentMethod, error } = await card.stripe.createPaymentMethod({
    type: 'card',
    card: card.element,
    billing_details: holder,
  });
  if (paymentMethod) return { kind: 'ready', id: paymentMethod.id };
  const message = error.message ?? '';
  if (!isTypedWrong(error)) return { kind: 'refused', message };
  showTypedWrong(card, message);
  return { kind: 'fields' };
};
