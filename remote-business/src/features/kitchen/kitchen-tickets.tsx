import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import type { OrderChange } from '../../lib/use-change-order.ts';
import styles from './kitchen.module.css';
import { KitchenTicket } from './kitchen-ticket.tsx';
import { useCrossedLines } from './use-crossed-lines.ts';

const NONE: readonly number[] = [];

/** The tickets, the next promise first. What changes of one draws that one alone. */
export const KitchenTickets = ({
  orders,
  busyIds,
  noStepsReason,
  onChange,
}: {
  orders: readonly BusinessOrderRow[];
  /** Orders with a change under way. */
  busyIds: ReadonlySet<string>;
  /** Id of what says why no step can be taken now; undefined where one can. */
  noStepsReason: string | undefined;
  /** The same function at every drawing. */
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
