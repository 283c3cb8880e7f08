import type { StripeError } from '@stripe/stripe-js';
import type { CardParts } from './provider-fields.tsx';

/** What a card that was typed came to. `fields`: what was typed is wrong; the fields say it and have the keyboard. */
export type CardMethod =
  | { kind: 'ready'; id: string }
  | { kind: 'fields' }
  | { kind: 'refused'; message: string };

/** Codes of the provider for something that was typed wrong, where its type does not tell. */
const TYPED_WRONG = /^(incomplete|invalid|incorrect)_(number|cvc|expiry)|^invalid_expiry_|^expired_card$/;

const isTypedWrong = ({ type, code }: StripeError): boolean =>
  type === 'validation_error' || TYPED_WRONG.test(code ?? '');

/**
 * Turns the card that was typed into a payment method. What was typed wrong is said at its field and gets the keyboard
 * (product.md §108): no payment was tried, so none has failed.
 */
export const createCardMethod = async (
  { stripe, element, showProblem }: CardParts,
  holder: { name: string; email?: string; phone?: string },
): Promise<CardMethod> => {
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    type: 'card',
    card: element,
    billing_details: holder,
  });
  if (paymentMethod) return { kind: 'ready', id: paymentMethod.id };
  const message = error.message ?? '';
  if (!isTypedWrong(error)) return { kind: 'refused', message };
  showProblem(message);
  element.focus();
  return { kind: 'fields' };
};
