import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import type { OrderChange } from '@tavolina/shared-console/orders/use-change-order.ts';

/** The change that confirms an order with a promise in minutes (product.md §290). */
export const promised = ({ id, version }: BusinessOrderRow, minutes: number): OrderChange => ({
  id,
  status: 'confirmed',
  version,
  promise_minutes: minutes,
});

/** Board with columns, or list. */
export type OrdersView = 'list' | 'board';

/** Props of every view of the orders. */
export interface OrdersViewProps {
  orders: readonly BusinessOrderRow[];
  /** Ids of orders whose change is being sent. */
  busyIds: ReadonlySet<string>;
  onChange: (change: OrderChange) => void;
}

/** Props of every view of one order. */
export interface OrderViewProps {
  order: BusinessOrderRow;
  /** Whether its button is the red one. */
  isUrgent: boolean;
  /** Whether a change of the order is being sent. */
  isBusy: boolean;
  onChange: (change: OrderChange) => void;
}
