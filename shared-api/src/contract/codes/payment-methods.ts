import { codesOf } from './codes-of.ts';

/** What is known of a way to pay. Its words are `checkout.method.<code>` of the storefront, and `checkout.methodText.<code>` and
 * `confirmation.<code>` of one that is paid online. */
interface PaymentMethodFacts {
  /**
   * Paid before the business sees the order. Other methods are paid at the restaurant (product.md §27,
   * §50).
   */
  isPaidOnline?: true;
}

const TABLE = {
  card: { isPaidOnline: true },
  pay_later: {},
} as const satisfies Record<string, PaymentMethodFacts>;

/** How a diner pays: `card` online, or `pay_later` at the restaurant (product.md §27). */
export type PaymentMethod = keyof typeof TABLE;

const FACTS: Readonly<Record<PaymentMethod, PaymentMethodFacts>> = TABLE;

/** All payment methods. */
export const PAYMENT_METHODS = codesOf(TABLE);

/**
 * Whether an order is paid before the business sees it. Code that depends on the payment method should use
 * only this, so that a new method works everywhere.
 */
export const isPaidOnline = (method: PaymentMethod): boolean => FACTS[method].isPaidOnline === true;

/** Chosen for whoever has not chosen. */
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'pay_later';

/** Ways to pay an order before the business sees it. */
export const ONLINE_PAYMENT_METHODS = PAYMENT_METHODS.filter(isPaidOnline);
