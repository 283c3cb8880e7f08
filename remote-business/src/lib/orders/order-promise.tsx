import {
  type BusinessOrderRow,
  DELAY_MINUTES,
  FIRST_STATUS,
  orderStatusFacts,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useNow } from '@tavolina/shared-console/device/use-now.ts';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, ignoreSecondTap, Notice, useMoment } from '@tavolina/shared-ui';
import { Clock } from 'lucide-react';
import { useOnce } from '../form/use-once.ts';
import styles from './order-promise.module.css';
import { PromiseMinutes } from './promise-minutes.tsx';
import { useDelayOrder } from './use-delay-order.ts';

type Promised = Pick<BusinessOrderRow, 'id' | 'status' | 'version' | 'promised_at' | 'asked_for'>;

/** Adds ten minutes to the promise with one press (product.md §291); a double press is one. */
const Delay = ({ order, isBusy }: { order: Promised; isBusy: boolean }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const { mutateAsync, isPending, error, variables } = useDelayOrder(order);
  const delay = useOnce(mutateAsync, { isRepeatable: true });
  // An answer that never came may have been a yes: then the time has moved on.
  const isFailed = error !== null && variables === order.promised_at;
  return (
    <>
      <Button
        size="sm"
        busy={isPending || isBusy}
        aria-label={t('promise.delayOf', { minutes: DELAY_MINUTES, id: order.id })}
        onClick={(event) => {
          ignoreSecondTap(event);
          delay(order.promised_at);
        }}
      >
        {t('promise.delay', { minutes: DELAY_MINUTES })}
      </Button>
      {isFailed ? (
        <Notice tone="danger" title={t('promise.delayFailed')}>
          {failureText(error)}
        </Notice>
      ) : null}
    </>
  );
};

/**
 * When an order is promised to be ready, until it is. One that waits for an answer is confirmed with another time by one
 * press (product.md §290), one that is under way gets ten minutes more.
 */
export const OrderPromise = ({
  order,
  isBusy,
  onPromise,
}: {
  order: Promised;
  /** A change of it is under way. */
  isBusy: boolean;
  /** Confirms it, to be ready in so many minutes. */
  onPromise: (minutes: number) => void;
}) => {
  const { t } = useTranslation('business');
  const moment = useMoment();
  const now = useNow();
  const { isMade, isOver } = orderStatusFacts(order.status);
  if (isMade || isOver) return null;
  const waits = order.status === FIRST_STATUS;
  return (
    <div className={styles.promise}>
      <div className={styles.time}>
        {order.promised_at ? (
          <span>
            <Clock {...SMALL_ICON} /> {t('promise.ready')}{' '}
            <strong>{moment('about', order.promised_at, now)}</strong>
          </span>
        ) : null}
        {waits ? null : <Delay order={order} isBusy={isBusy} />}
      </div>
      <PromiseMinutes order={order} isBusy={isBusy} onPromise={onPromise} />
    </div>
  );
};
