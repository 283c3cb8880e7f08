import { type BusinessOrderRow, isCancelled } from '@tavolina/shared-api/contract';
import type { OrderChange } from '@tavolina/shared-console/orders/use-change-order.ts';
import styles from './kitchen.module.css';
import { KitchenTicket } from './kitchen-ticket.tsx';
import { useCrossedLines } from './use-crossed-lines.ts';

const NONE: readonly number[] = [];

/**
 * The tickets, earliest promise first, a cancelled one in its place (product.md §631). A change of one renders only that
 * one.
 */
export const KitchenTickets = ({
  orders,
  busyIds,
  noStepsReason,
  onChange,
  onSeen,
}: {
  orders: readonly BusinessOrderRow[];
  /** Ids of orders whose change is being sent. */
  busyIds: ReadonlySet<string>;
  /** Id of the sentence that says why no step is possible now; undefined if steps are possible. */
  noStepsReason: string | undefined;
  /** Must be the same function at every render. */
  onChange: (change: OrderChange) => void;
  /** Somebody has seen that an order was cancelled. */
  onSeen: (order: BusinessOrderRow) => void;
}) => {
  const { crossed, cross } = useCrossedLines();
  const first = orders.find(({ status }) => !isCancelled(status));
  return (
    <ul className={styles.tickets}>
      {orders.map((order) => (
        <KitchenTicket
          key={order.id}
          order={order}
          isFirst={order === first}
          isBusy={busyIds.has(order.id)}
          noStepsReason={noStepsReason}
          crossed={crossed[order.id] ?? NONE}
          onCross={cross}
          onChange={onChange}
          onSeen={isCancelled(order.status) ? onSeen : undefined}
        />
      ))}
    </ul>
  );
};
