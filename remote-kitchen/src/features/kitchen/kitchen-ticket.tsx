import { type BusinessOrderRow, choiceRows } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { KitchenAllergy } from '@tavolina/shared-console/orders/kitchen-allergy.tsx';
import { KitchenNote } from '@tavolina/shared-console/orders/kitchen-note.tsx';
import { nextStep } from '@tavolina/shared-console/orders/next-step.ts';
import { NextStepButton } from '@tavolina/shared-console/orders/next-step-button.tsx';
import type { OrderChange } from '@tavolina/shared-console/orders/use-change-order.ts';
import { useWayName } from '@tavolina/shared-console/orders/use-way-name.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { PrintTicketButton } from '@tavolina/shared-console/slip/print-ticket-button.tsx';
import { Button, ChoiceList, ignoreSecondTap, OrderStatusBadge, visuallyHidden } from '@tavolina/shared-ui';
import { memo } from 'react';
import styles from './kitchen-ticket.module.css';
import { RemainingTime } from './remaining-time.tsx';

interface Props {
  order: BusinessOrderRow;
  /** Whether it is due next: its button is the red one. */
  isFirst: boolean;
  /** Whether a change of the order is being sent. */
  isBusy: boolean;
  /** Id of the sentence that says why no step is possible now; undefined if steps are possible. */
  noStepsReason: string | undefined;
  /** Positions of its lines that are crossed off. */
  crossed: readonly number[];
  onCross: (orderId: string, line: number) => void;
  onChange: (change: OrderChange) => void;
  /** For an order that was cancelled: somebody has seen it. */
  onSeen: ((order: BusinessOrderRow) => void) | undefined;
}

/**
 * An order for the kitchen: its way, its promise, its lines to cross off, and a button for the next step; one that was
 * cancelled says so, and has a button that takes it away (product.md §631). No icon but that of an allergy: an icon makes a
 * ticket four times as costly to paint, and sixty are scrolled.
 */
export const KitchenTicket = memo(
  ({ order, isFirst, isBusy, noStepsReason, crossed, onCross, onChange, onSeen }: Props) => {
    const { t } = useTranslation('kitchen');
    const wayName = useWayName();
    const { id, status, version, lines = [] } = order;
    const step = nextStep(status);
    const name = t('kitchen.ticket', { id, way: wayName(order) });
    return (
      <li className={styles.ticket} aria-label={name}>
        {onSeen ? (
          <p className={styles.remaining} data-urgency="cancelled" role="alert">
            <strong>{t('kitchen.cancelled')}</strong> <span className={visuallyHidden}>{name}</span>
          </p>
        ) : null}
        {order.promised_at && !onSeen ? <RemainingTime promisedAt={order.promised_at} /> : null}
        <h2 className={styles.way}>{wayName(order)}</h2>
        <p className={styles.facts}>
          <Link to={PATHS.order(id)}>{id}</Link>
          <span>{order.customer_name}</span>
          <OrderStatusBadge hasIcon={false} status={status} />
        </p>
        <KitchenAllergy allergy={order.allergy} />
        {order.notes ? (
          <div className={styles.note}>
            <KitchenNote text={order.notes} />
          </div>
        ) : null}
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <li key={index}>
              <label className={styles.line}>
                <input
                  type="checkbox"
                  checked={crossed.includes(index)}
                  onChange={() => onCross(id, index)}
                />
                <span className={styles.quantity}>{`${line.quantity}×`}</span>{' '}
                <span className={styles.dish}>{line.name}</span>
              </label>
              <div className={styles.choices}>
                <ChoiceList rows={choiceRows(line.choices)} />
              </div>
              {line.notes ? (
                <div className={styles.note}>
                  <KitchenNote text={line.notes} />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
        {step ? (
          <NextStepButton
            full
            hasIcon={false}
            size="lg"
            status={step}
            variant={isFirst ? 'action' : 'secondary'}
            busy={isBusy}
            aria-label={t('orders.stepFor', { step: t(`step.${step}`), id })}
            aria-disabled={noStepsReason !== undefined || undefined}
            aria-describedby={noStepsReason}
            onStep={(next) => onChange({ id, status: next, version })}
          />
        ) : null}
        {onSeen ? (
          <Button
            full
            size="lg"
            aria-label={t('orders.stepFor', { step: t('bell.seen'), id })}
            onClick={(event) => {
              ignoreSecondTap(event);
              onSeen(order);
            }}
          >
            {t('bell.seen')}
          </Button>
        ) : (
          <PrintTicketButton size="sm" variant="quiet" order={order}>
            {t('slip.ticket')}
          </PrintTicketButton>
        )}
      </li>
    );
  },
);
