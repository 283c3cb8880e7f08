import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import type { OrderChange } from '../../lib/use-change-order.ts';

/** The change that confirms an order, to be ready in so many minutes (product.md §290). */
export const promised = ({ id, version }: BusinessOrderRow, minutes: number): OrderChange => ({
  id,
  status: 'confirmed',
  version,
  promise_minutes: minutes,
});

/** Columns or list. */
export type OrdersView = 'list' | 'board';

/** What every view of the orders is given. */
export interface OrdersViewProps {
  orders: readonly BusinessOrderRow[];
  /** Orders with a change under way. */
  busyIds: ReadonlySet<string>;
  onChange: (change: OrderChange) => void;
}

/** What every view of one order is given. */
export interface OrderViewProps {
  order: BusinessOrderRow;
  /** Its next step is the one red button. */
  isUrgent: boolean;
  /** A change of it is under way. */
  isBusy: boolean;
  onChange: (change: OrderChange) => void;
}
