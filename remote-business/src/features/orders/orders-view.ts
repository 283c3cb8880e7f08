import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import type { OrderChange } from '../../lib/use-change-order.ts';

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
