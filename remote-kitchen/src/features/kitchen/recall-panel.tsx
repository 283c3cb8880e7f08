import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import type { OrderChange } from '@tavolina/shared-console/orders/use-change-order.ts';
import { useWayName } from '@tavolina/shared-console/orders/use-way-name.ts';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { Button, formatTime, OrderStatusBadge } from '@tavolina/shared-ui';
import { RotateCcw } from 'lucide-react';
import styles from './kitchen.module.css';
import { leftAt } from './kitchen-orders.ts';

/** The orders that left the kitchen last. A button sends one back to be made (product.md §335). */
export const RecallPanel = ({
  id,
  orders,
  busyIds,
  noStepsReason,
  onChange,
}: {
  /** Id of the panel, for the button that opens it. */
  id: string;
  orders: readonly BusinessOrderRow[];
  /** Ids of orders whose change is being sent. */
  busyIds: ReadonlySet<string>;
  /** Id of the sentence that says why no step is possible now; undefined if steps are possible. */
  noStepsReason: string | undefined;
  onChange: (change: OrderChange) => void;
}) => {
  const { t } = useTranslation('kitchen');
  const wayName = useWayName();
  return (
    <section id={id} className={styles.recall} aria-label={t('kitchen.recall.title')}>
      <h2>{t('kitchen.recall.title')}</h2>
      {orders.length === 0 ? <p>{t('kitchen.recall.none')}</p> : null}
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={PATHS.order(order.id)}>{order.id}</Link>
            <strong>{wayName(order)}</strong>
            <span>{formatTime(leftAt(order))}</span>
            <OrderStatusBadge status={order.status} />
            <Button
              icon={<RotateCcw {...MEDIUM_ICON} />}
              busy={busyIds.has(order.id)}
              aria-label={t('kitchen.recall.pressFor', { id: order.id })}
              aria-disabled={noStepsReason !== undefined || undefined}
              aria-describedby={noStepsReason}
              onClick={() => onChange({ id: order.id, status: 'preparing', version: order.version })}
            >
              {t('kitchen.recall.press')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
