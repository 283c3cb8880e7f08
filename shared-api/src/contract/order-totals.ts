import { type CollectionMethod, collectedState } from './codes/collection-methods.ts';
import type { Currency } from './codes/currencies.ts';
import { isCancelled } from './codes/order-statuses.ts';
import { isPaidOnline, type PaymentMethod } from './codes/payment-methods.ts';
import type { FurtherPaymentState, PaymentStatus } from './codes/payment-statuses.ts';

/** An amount with its currency, decimal. */
export interface Amount {
  amount: number;
  currency: Currency;
}

/** What is known of an order's money. */
export interface OrderMoney {
  payment_method: PaymentMethod;
  total_amount: number;
  display: { currency: Currency; total_amount: number };
}

/**
 * What an order comes to as it is collected, and what stands small beside it (product.md §106): at the restaurant the currency
 * its diner saw, by card the euro. Nothing stands beside euro that were seen as euro.
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

/** What one of a line and all of it cost as the order is collected, or in euro where an old order keeps nothing else. */
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
 * How an order stands with its payment: as it was collected at the restaurant, that its refund failed or went by hand, else
 * what its payment status says.
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
