import { type BusinessOrderRow, isUnanswered } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { nextStep } from '@tavolina/shared-console/orders/next-step.ts';
import { NextStepButton } from '@tavolina/shared-console/orders/next-step-button.tsx';
import { OrderChangeStatus } from '@tavolina/shared-console/orders/order-change-status.tsx';
import { UndoSteps } from '@tavolina/shared-console/orders/undo-steps.tsx';
import { useChangeOrder } from '@tavolina/shared-console/orders/use-change-order.ts';
import { usePressGuard } from '@tavolina/shared-console/orders/use-press-guard.ts';
import { BADGE_ICON, MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { Badge, ButtonLink, counted } from '@tavolina/shared-ui';
import { ArrowRight, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { OrderSum } from '../../lib/orders/order-sum.tsx';
import { longestWaiting, waitedMinutes } from '../../lib/orders/order-waiting-time.ts';
import { useReportSeen } from '../../lib/orders/use-report-seen.ts';
import styles from './dashboard.module.css';

const SHOWN = 4;
/** What the press here does to an order. */
const STEP = nextStep('pending');

/** The orders nobody has answered yet; the one that waits longest first, and it has the red button. */
export const WaitingOrders = ({ orders, now }: { orders: readonly BusinessOrderRow[]; now: number }) => {
  const { t, i18n } = useTranslation('business');
  const change = useChangeOrder();
  const guard = usePressGuard(orders, change.busyIds);
  const waiting = orders.filter(isUnanswered).sort(longestWaiting);
  useReportSeen(waiting.slice(0, SHOWN));
  const section = useRef<HTMLElement>(null);
  const stepped = useRef<number>(undefined);

  // A confirmed order leaves the list together with its button, so the focus moves to the next one.
  useEffect(() => {
    const place = stepped.current;
    if (place === undefined || document.activeElement !== document.body) return;
    stepped.current = undefined;
    const buttons = section.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    (buttons[Math.min(place, buttons.length - 1)] ?? section.current)?.focus();
  });

  return (
    <section ref={section} className={page.card} aria-labelledby="waiting" tabIndex={-1}>
      <div className={styles.cardHead}>
        <h2 id="waiting">{t('dashboard.waiting')}</h2>
        {waiting.length > 0 ? (
          <Badge tone="attention" solid icon={<Clock {...BADGE_ICON} />}>
            {waiting.length}
          </Badge>
        ) : null}
      </div>
      <OrderChangeStatus change={change} orders={orders} />
      {waiting.length === 0 ? <p className={page.muted}>{t('dashboard.noneWaiting')}</p> : null}
      <UndoSteps steps={change.steps} />
      <ul {...guard} className={styles.waiting}>
        {waiting.slice(0, SHOWN).map((order, index) => {
          const { id, version } = order;
          return (
            <li key={id}>
              <div>
                <Link to={PATHS.order(id)}>{id}</Link>{' '}
                <span className={styles.minutes}>
                  {t('waiting.minutes', counted(waitedMinutes(order, now), i18n.language))}
                </span>
                <p className={page.muted}>
                  {order.customer_name} · <OrderSum order={order} />
                </p>
              </div>
              {STEP ? (
                <NextStepButton
                  size="sm"
                  variant={index === 0 ? 'action' : 'secondary'}
                  status={STEP}
                  busy={change.busyIds.has(id)}
                  aria-label={t('orders.stepFor', { step: t(`step.${STEP}`), id })}
                  onStep={(status) => {
                    stepped.current = index;
                    change.mutate({ id, status, version });
                  }}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      <ButtonLink variant="quiet" to={PATHS.orders} icon={<ArrowRight {...MEDIUM_ICON} />}>
        {t('dashboard.openOrders')}
      </ButtonLink>
    </section>
  );
};
