import type { CheckoutDraft } from '../../lib/cart/cart-state.ts';
import { type CardPayment, PaymentFailure, WrongCard } from './card-payment.ts';
import type { Pay } from './send-order.ts';

/** For orders that are not paid by card, which never ask for it. */
export const payWithoutCard: Pay = () => Promise.reject(new PaymentFailure('unknown'));

/**
 * Creates the payment method of the typed card, which the order is sent with, and the function that pays by it.
 * @throws {WrongCard} when the card's fields say what is wrong with it
 * @throws {PaymentFailure} when the card cannot be used
 */
export const payByCard = async (
  card: CardPayment,
  { customer_name, customer_email, customer_phone }: CheckoutDraft,
): Promise<{ methodId: string; pay: Pay }> => {
  const method = await card.createMethod({
    name: customer_name,
    email: customer_email.trim(),
    phone: customer_phone,
  });
  if (method.kind === 'fields') throw new WrongCard();
  if (method.kind === 'refused') throw new PaymentFailure('untried', method.message);
  const pay: Pay = async (clientSecret) => {
    const outcome = await card.confirm(clientSecret, method.id);
    if (outcome.kind === 'fields') throw new WrongCard();
    if (outcome.kind === 'refused') throw new PaymentFailure('refused', outcome.message);
    if (outcome.kind === 'unknown') throw new PaymentFailure('unknown');
  };
  return { methodId: method.id, pay };
};
