import { type CollectionMethod, collectedState } from '../codes/collection-methods.ts';
import type { Currency } from '../codes/currencies.ts';
import { isCancelled } from '../codes/order-statuses.ts';
import { isPaidOnline, type PaymentMethod } from '../codes/payment-methods.ts';
import type { FurtherPaymentState, PaymentStatus } from '../codes/payment-statuses.ts';

/** An amount with its currency, decimal. */
export interface Amount {
  amount: number;
  currency: Currency;
}

/** The amounts of an order. */
export interface OrderMoney {
  payment_method: PaymentMethod;
  total_amount: number;
  display: { currency: Currency; total_amount: number };
}

/**
 * Total in the currency of payment, and a second amount beside it (product.md §106). At the restaurant the
 * displayed currency is paid, by card the euro. No second amount if both are the same.
 */
export const orderTotals = ({
  payment_method,
  total_amount,
  display,
}: OrderMoney): { lead: Amount; beside: Amount | undefined } => {
  const euro: Amount = { amount: total_amount, currency: 'EUR' };
  if (display.currency === 'EUR') return { lead: euro, beside: undefined };
  const shown: Amount = { amount: display.total_amount, currency: display.currency };
  return isPaidOnline(payment_method) ? { lead: euro, beside: shown } : { lead: shown, beside: euro };
};

/** Unit price and total of a line in the currency of payment; in euro for old orders without it. */
export const lineAmounts = (
  order: OrderMoney,
  line: {
    price: number;
    line_total: number;
    display_price?: number | null | undefined;
    display_total?: number | null | undefined;
  },
): { unit: Amount; total: Amount } => {
  const { currency } = orderTotals(order).lead;
  const isShown = currency !== 'EUR' && typeof line.display_price === 'number';
  const of = (shown: number | null | undefined, euro: number): Amount =>
    isShown && typeof shown === 'number' ? { amount: shown, currency } : { amount: euro, currency: 'EUR' };
  return { unit: of(line.display_price, line.price), total: of(line.display_total, line.line_total) };
};

/**
 * Payment state of an order: how it was paid at the restaurant, whether its refund failed or was made by
 * hand, else its payment status.
 */
export const paymentState = (order: {
  payment_status: PaymentStatus;
  refund_failed?: boolean | undefined;
  refunded_by_hand?: boolean | undefined;
  collected?: { by: CollectionMethod } | null | undefined;
}): PaymentStatus | FurtherPaymentState | ReturnType<typeof collectedState<CollectionMethod>> => {
  if (order.collected) return collectedState(order.collected.by);
  if (order.refund_failed) return 'refund_failed';
  return order.refunded_by_hand ? 'refunded_by_hand' : order.payment_status;
};

/** Whether an order still has to be paid at the restaurant (product.md §107). */
export const isOpen = (order: {
  status: string;
  payment_method: PaymentMethod;
  collected?: object | null | undefined;
}): boolean => !isPaidOnline(order.payment_method) && !order.collected && !isCancelled(order.status);
