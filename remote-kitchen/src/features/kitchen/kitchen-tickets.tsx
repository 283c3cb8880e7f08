import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import type { OrderChange } from '@tavolina/shared-console/orders/use-change-order.ts';
import styles from './kitchen.module.css';
import { KitchenTicket } from './kitchen-ticket.tsx';
import { useCrossedLines } from './use-crossed-lines.ts';

const NONE: readonly number[] = [];

/** The tickets, earliest promise first. A change of one renders only that one. */
export const KitchenTickets = ({
  orders,
  busyIds,
  noStepsReason,
  onChange,
}: {
  orders: readonly BusinessOrderRow[];
  /** Ids of orders whose change is being sent. */
  busyIds: ReadonlySet<string>;
  /** Id of the sentence that says why no step is possible now; undefined if steps are possible. */
  noStepsReason: string | undefined;
  /** Must be the same function at every render. */
  onChange: (change: OrderChange) => void;
}) => {
  const { crossed, cross } = useCrossedLines();
  return (
    <ul className={styles.tickets}>
      {orders.map((order, index) => (
        <KitchenTicket
          key={order.id}
          order={order}
          isFirst={index === 0}
          isBusy={busyIds.has(order.id)}
          noStepsReason={noStepsReason}
          crossed={crossed[order.id] ?? NONE}
          onCross={cross}
          onChange={onChange}
        />
      ))}
    </ul>
  );
};
