import { ORDER_STATUSES, orderStatusFacts } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useNow } from '@tavolina/shared-console/device/use-now.ts';
import { useScheduledOrders } from '@tavolina/shared-console/orders/scheduled-orders.ts';
import { OrderStatusBadge, useOrderStatusName } from '@tavolina/shared-ui';
import { useEffect, useRef } from 'react';
import { longestWaiting, mostUrgent } from '../../lib/orders/order-waiting-time.ts';
import { useReportSeen } from '../../lib/orders/use-report-seen.ts';
import styles from './board.module.css';
import { BoardFooter } from './board-footer.tsx';
import { BoardTicket } from './board-ticket.tsx';
import type { OrdersViewProps } from './orders-view.ts';

/** The columns of the board: all statuses of orders that have not ended. */
const COLUMNS = ORDER_STATUSES.filter((status) => !orderStatusFacts(status).isOver);

/** The order that has the focus, or whose step was just taken here, and its column. */
interface FocusedOrder {
  id: string;
  column: string;
}

/**
 * The open orders, in a column for each status, longest waiting first. Orders for later have a column of their own until
 * their preparation has to start (product.md §307).
 */
export const OrderBoard = ({ orders, busyIds, onChange }: OrdersViewProps) => {
  const { t } = useTranslation('business');
  const statusName = useOrderStatusName();
  const now = useNow();
  useReportSeen(orders);
  const split = useScheduledOrders(orders, now);
  const urgent = mostUrgent(split.now);
  const board = useRef<HTMLDivElement>(null);
  const held = useRef<FocusedOrder>(undefined);
  const isByPointer = useRef(false);

  // The focus follows a ticket that moves to another column, and goes to the column of one that leaves the board. After a
  // touch the board does not scroll: the next order is under the finger.
  useEffect(() => {
    const { id, column } = held.current ?? {};
    if (!id || document.activeElement !== document.body) return;
    held.current = undefined;
    const moved = board.current?.querySelector<HTMLElement>(`[data-order="${id}"] button`);
    const left = board.current?.querySelector<HTMLElement>(`[data-column="${column}"]`);
    (moved ?? left)?.focus({ preventScroll: isByPointer.current });
  });

  const scheduled = {
    key: 'scheduled',
    title: t('board.scheduled'),
    head: <strong>{t('board.scheduled')}</strong>,
    tickets: split.scheduled,
  };
  const byStatus = COLUMNS.map((status) => ({
    key: status,
    title: statusName(status),
    head: <OrderStatusBadge status={status} />,
    tickets: split.now.filter((order) => order.status === status).sort(longestWaiting),
  }));
  const columns = split.scheduled.length > 0 ? [...byStatus, scheduled] : byStatus;

  return (
    <>
      <div
        ref={board}
        className={styles.board}
        onPointerDownCapture={() => {
          isByPointer.current = true;
        }}
        onKeyDownCapture={() => {
          isByPointer.current = false;
        }}
      >
        {columns.map(({ key, title, head, tickets }) => {
          const name = t('board.column', { status: title, count: tickets.length });
          return (
            <section key={key} className={styles.column} aria-label={name} data-column={key} tabIndex={-1}>
              <h2 className={styles.head}>
                {head} <span>{tickets.length}</span>
              </h2>
              {tickets.length === 0 ? <p className={styles.none}>{t('board.none')}</p> : null}
              <ul className={styles.tickets}>
                {tickets.map((order) => (
                  <BoardTicket
                    key={order.id}
                    order={order}
                    now={now}
                    isUrgent={order.id === urgent}
                    isBusy={busyIds.has(order.id)}
                    onHold={(isHeld) => {
                      held.current = isHeld ? { id: order.id, column: key } : undefined;
                    }}
                    onChange={(change) => {
                      held.current = { id: order.id, column: key };
                      onChange(change);
                    }}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <BoardFooter orders={orders} now={now} />
    </>
  );
};
