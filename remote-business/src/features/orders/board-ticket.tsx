import { choiceRows, isReady, paymentState } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { FreshOrdersContext } from '@tavolina/shared-console/orders/fresh-orders-context.ts';
import { KitchenAllergy } from '@tavolina/shared-console/orders/kitchen-allergy.tsx';
import { KitchenNote } from '@tavolina/shared-console/orders/kitchen-note.tsx';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { PrintTicketButton } from '@tavolina/shared-console/slip/print-ticket-button.tsx';
import { ChoiceList, counted, PaymentStatusBadge, visuallyHidden } from '@tavolina/shared-ui';
import { Timer } from 'lucide-react';
import { use } from 'react';
import { CollectButtons } from '../../lib/orders/collect-buttons.tsx';
import { OrderPromise } from '../../lib/orders/order-promise.tsx';
import { OrderSum } from '../../lib/orders/order-sum.tsx';
import { isLate, waitedMinutes } from '../../lib/orders/order-waiting-time.ts';
import { OrderWay } from '../../lib/orders/order-way.tsx';
import styles from './board.module.css';
import { FreshMark } from './fresh-mark.tsx';
import { OrderStep } from './order-step.tsx';
import { type OrderViewProps, promised } from './orders-view.ts';

/** An order on the board: its lines, its diner, how long it waits, and a button for the next step. */
export const BoardTicket = ({
  now,
  onHold,
  ...view
}: OrderViewProps & {
  now: number;
  /** Called when the focus enters or leaves the ticket; not called when the ticket disappears with it. */
  onHold: (isHeld: boolean) => void;
}) => {
  const { order } = view;
  const { t, i18n } = useTranslation('business');
  const freshness = use(FreshOrdersContext).get(order.id);
  const late = isLate(order, now);
  return (
    <li
      className={styles.ticket}
      data-order={order.id}
      data-late={late || undefined}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <div className={styles.ticketHead}>
        <Link to={PATHS.order(order.id)}>{order.id}</Link>
        {freshness ? <FreshMark freshness={freshness} /> : null}
        <span className={styles.minutes}>
          <Timer {...SMALL_ICON} />
          <span className={visuallyHidden}>{t(late ? 'board.late' : 'board.waits')}</span>
          {t('waiting.minutes', counted(waitedMinutes(order, now), i18n.language))}
        </span>
      </div>
      <p className={styles.way}>
        <OrderWay order={order} now={now} />
      </p>
      <KitchenAllergy allergy={order.allergy} />
      <ul className={styles.lines}>
        {(order.lines ?? []).map((line, index) => (
          <li key={index}>
            <span>{`${line.quantity}×`}</span>
            <div>
              {line.name}
              <ChoiceList rows={choiceRows(line.choices)} />
              {line.notes ? <KitchenNote text={line.notes} /> : null}
            </div>
          </li>
        ))}
      </ul>
      {order.notes ? <KitchenNote text={order.notes} /> : null}
      <div className={styles.facts}>
        <span>{order.customer_name}</span>
        <PaymentStatusBadge status={paymentState(order)} />
        <strong>
          <OrderSum order={order} />
        </strong>
      </div>
      <OrderStep full {...view} />
      <OrderPromise
        order={order}
        isBusy={view.isBusy}
        onPromise={(minutes) => view.onChange(promised(order, minutes))}
      />
      {/* Behind the step, which keys go on at: a further Enter must not note a payment. */}
      {isReady(order.status) ? <CollectButtons size="sm" order={order} /> : null}
      <PrintTicketButton size="sm" className={styles.print} order={order} />
    </li>
  );
};
