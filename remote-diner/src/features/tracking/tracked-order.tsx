import {
  type CustomerOrder,
  isCancelled,
  isHandedOver,
  orderStatusFacts,
  paymentState,
} from '@tavolina/shared-api/contract';
import { useConnection, useTranslation } from '@tavolina/shared-api/runtime';
import {
  Button,
  ButtonLink,
  DishPicture,
  FoodPicture,
  formatDateTime,
  Notice,
  OrderStatusBadge,
  PaymentStatusBadge,
  Receipt,
} from '@tavolina/shared-ui';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { Rule } from '../../lib/bill.tsx';
import { OrderLines } from '../../lib/order-lines.tsx';
import page from '../../lib/page.module.css';
import { PhoneLink } from '../../lib/phone-link.tsx';
import { useWayName } from '../../lib/way/use-way-name.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderPushes } from './order-pushes.tsx';
import { OrderReview } from './order-review.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderWhere } from './order-where.tsx';
import styles from './tracking.module.css';

/** Which sentence says how an order stands. The reason of a declined one says itself whom to call. */
const textOf = ({ status, payment_status, decline_reason }: CustomerOrder) => {
  if (status === 'pending' && payment_status === 'pending') return 'awaitingPayment';
  return isCancelled(status) && decline_reason ? 'declined' : status;
};

/** An order as its diner sees it; without a connection as it was seen last (product.md §194). */
export const TrackedOrder = ({
  order,
  email,
  onChange,
  onSearchAnother,
}: {
  order: CustomerOrder;
  /** The e-mail it was found by. */
  email: string;
  /** What became of it here; nothing asks for it again. */
  onChange: (part?: Partial<CustomerOrder>) => void;
  onSearchAnother: () => void;
}) => {
  const { t } = useTranslation('diner');
  const wayName = useWayName();
  const connection = useConnection();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = textOf(order);
  const { business } = order;
  // Of one under way they stand above.
  const { isOver } = orderStatusFacts(order.status);
  const facts = [
    ['name', order.customer_name],
    ['email', order.customer_email],
    ['phone', order.customer_phone],
    ['date', formatDateTime(order.created_at)],
    ['got', isOver && wayName(order)],
    ['askedFor', order.asked_for && formatDateTime(order.asked_for)],
    ['allergy', order.allergy],
    ['notes', order.notes],
    ['place', isOver && business.name],
    ['address', isOver && business.address],
    ['call', isOver && business.phone && <PhoneLink number={business.phone} />],
  ] as const;
  return (
    <>
      <header className={styles.title}>
        <div>
          <p className={styles.number}>
            {t('tracking.order')} <strong>{order.id}</strong>
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {t([
              `tracking.${order.fulfilment}.title.${order.status}`,
              `tracking.title.${order.status}`,
              'tracking.title.unknown',
            ])}
          </h1>
          <OrderStatusBadge status={order.status} />
        </div>
        <span className={styles.dish}>
          <FoodPicture
            eager
            sizes="92px"
            imageUrl={order.picture?.image_url}
            image={order.picture?.image}
            focus={order.picture?.focus}
          >
            <DishPicture itemName={order.items[0]?.name ?? ''} place={business.name} />
          </FoodPicture>
        </span>
      </header>
      {connection === 'up' ? null : <Notice tone="attention">{t(`tracking.${connection}`)}</Notice>}
      {order.refund_failed ? (
        <Notice tone="attention">{t('tracking.text.refundFailed', { place: business.name })}</Notice>
      ) : null}
      {order.refunded_by_hand ? (
        <Notice tone="info">{t('tracking.text.refundedByHand', { place: business.name })}</Notice>
      ) : null}
      <output className={styles.text}>
        {t([`tracking.${order.fulfilment}.text.${text}`, `tracking.text.${text}`, 'tracking.text.unknown'], {
          place: business.name,
        })}
      </output>
      <div className={styles.sides}>
        <div className={styles.side}>
          <OrderWhere order={order} />
          <OrderPushes order={order} email={email} />
          <section className={clsx(page.panel, styles.panel)} aria-label={t('tracking.progress')}>
            <OrderSteps order={order} />
          </section>
        </div>
        <div className={styles.side}>
          <Receipt aria-label={t('tracking.yourOrder')}>
            <div className={styles.head}>
              <h2>{t('tracking.yourOrder')}</h2>
              <PaymentStatusBadge status={paymentState(order)} />
            </div>
            <dl className={styles.facts}>
              {facts.map(([name, value]) =>
                value ? (
                  <div key={name}>
                    <dt>{t(`tracking.fact.${name}`)}</dt>
                    <dd>{value}</dd>
                  </div>
                ) : null,
              )}
            </dl>
            <Rule />
            <OrderLines order={order} />
          </Receipt>
          {isHandedOver(order.status) || order.review ? (
            <OrderReview order={order} email={email} onSaved={(review) => onChange({ review })} />
          ) : null}
          <CancelOrder order={order} email={email} heading={heading} onChanged={onChange} />
          <Button
            full
            icon={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onSearchAnother}
          >
            {t('tracking.another')}
          </Button>
          <ButtonLink full variant="quiet" to="/">
            {t('confirmation.home')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
};
