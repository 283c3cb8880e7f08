import { ApiError, cancelCustomerOrder, type PlaceOrderBody, placeOrder } from '@tavolina/shared-api/client';
import type { Attempt, PlacedOrder } from '../../lib/cart/cart-state.ts';
import { beginAttempt, endAttempt, pendingAttempt } from '../../lib/cart/cart-store.ts';

/** How sending ended: the order, or only that there is one, because its number could not be read. */
export type Sent = PlacedOrder | 'numberless';

/** Pays an order that waits for its card, by the payment's secret. Throws when that fails. */
export type Pay = (clientSecret: string) => Promise<void>;

/** The order as text, without its card: two attempts with the same text are the same order. */
const wishOf = ({ payment_method_id, ...wish }: PlaceOrderBody): string => JSON.stringify(wish);

/** Cancels an unpaid order (product.md §60); false when it was paid meanwhile. */
const withdraw = async (id: string, email: string): Promise<boolean> => {
  try {
    await cancelCustomerOrder(id, email);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'order_state_conflict') return false;
    throw error;
  }
};

/** Sends one attempt. Undefined: its order differs from the wanted one by now, and was cancelled. */
const settle = async (
  { body, key }: Attempt,
  wanted: PlaceOrderBody,
  pay: Pay,
): Promise<Sent | undefined> => {
  const { id, payment_status, payment_intent_client_secret } = await placeOrder(body, key);
  if (id === null) return 'numberless';
  const email = body.customer_email.trim();
  const placed = { id, email, method: body.payment_method };
  if (payment_status === 'canceled') return undefined;
  if (wishOf(body) !== wishOf(wanted)) return (await withdraw(id, email)) ? undefined : placed;
  if (payment_status !== 'pending' || payment_intent_client_secret === null) return placed;
  await pay(payment_intent_client_secret);
  return placed;
};

/**
 * Places what is wished for, and pays it where it is paid by card. An attempt whose result is not known, or whose card
 * was refused, goes first: sent again under its own key it is the same order, so nothing is doubled (product.md §24).
 * @throws {ApiError} when the order was refused, or when it is unknown whether it arrived
 * @throws {PaymentFailure} when it was placed, but not paid
 */
export const sendOrder = async (wanted: PlaceOrderBody, pay: Pay): Promise<Sent> => {
  const known = pendingAttempt(wanted.business_id);
  const earlier = known && (await settle(known, wanted, pay));
  if (earlier) return earlier;
  if (known) endAttempt(wanted.business_id);
  const sent = await settle(beginAttempt(wanted.business_id, wanted), wanted, pay);
  if (!sent) throw new ApiError({ status: 409, code: 'order_state_conflict' });
  return sent;
};
