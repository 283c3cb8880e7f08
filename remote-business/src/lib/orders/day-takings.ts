import {
  type Amount,
  type BusinessOrderRow,
  isCancelled,
  isOpen,
  orderTotals,
  toDecimal,
  toMinor,
} from '@tavolina/shared-api/contract';

const sums = (orders: readonly BusinessOrderRow[]): Amount[] => {
  const minor = new Map<Amount['currency'], number>();
  for (const { amount, currency } of orders.map((order) => orderTotals(order).lead))
    minor.set(currency, (minor.get(currency) ?? 0) + toMinor(amount));
  return [...minor].map(([currency, sum]) => ({ currency, amount: toDecimal(sum) }));
};

/** What orders brought in, and what is open, in each currency as it is collected; cancelled orders are no value (product.md §62, §107). */
export const takingsOf = (orders: readonly BusinessOrderRow[]): { collected: Amount[]; open: Amount[] } => {
  const valued = orders.filter(({ status }) => !isCancelled(status));
  return {
    collected: sums(valued.filter((order) => !isOpen(order))),
    open: sums(valued.filter(isOpen)),
  };
};
