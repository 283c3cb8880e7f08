import type { OperatorFailure } from '@tavolina/shared-api/contract';
import { useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, Button, formatDateTime, Notice } from '@tavolina/shared-ui';
import { useRef } from 'react';
import { OrderLink, PlaceLink } from '../operator-links.tsx';
import { sendAgain } from '../platform-api.ts';
import styles from '../sections.module.css';

/** Puts it back into the queue, once, and says what came of that. */
const SendAgain = ({ id, token, onSent }: { id: string; token: string; onSent: () => void }) => {
  const { t } = useTranslation('shell');
  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: () => sendAgain(token, id),
    onSuccess: onSent,
  });
  if (data) return <p role="status">{t(`platform.failures.${data.is_queued ? 'queued' : 'onItsWay'}`)}</p>;
  return (
    <>
      {isError ? <Notice tone="attention">{t('platform.failures.unsent')}</Notice> : null}
      <Button size="sm" busy={isPending} onClick={() => (isPending ? undefined : mutate())}>
        {t('platform.failures.again')}
      </Button>
    </>
  );
};

/** A mail or push that failed: which, for whom, about what, when and why. A kind that is not known is shown by its code. */
export const FailureRow = ({
  failure,
  maySend,
  token,
}: {
  failure: OperatorFailure;
  maySend: boolean;
  token: string;
}) => {
  const { t } = useTranslation('shell');
  const row = useRef<HTMLLIElement>(null);
  const { id, area, what, whose, to, order_id, place, failed_at, next_try_at, reason, status } = failure;
  const word = (keys: string[], code: string): string =>
    t(keys.map((key) => `platform.${key}.${code}`) as ['platform.title'], { defaultValue: code });
  const title = word([`failures.${area}`, `orders.${area}`], what);
  const times = [
    t('platform.failures.failedAt', { date: formatDateTime(failed_at) }),
    ...(next_try_at === null ? [] : [t('platform.failures.next', { date: formatDateTime(next_try_at) })]),
  ];
  return (
    <li
      ref={row}
      className={styles.decided}
      tabIndex={-1}
      aria-label={`${title} · ${order_id ?? place?.name ?? id}`}
    >
      <div>
        <p>
          <strong>{title}</strong>
          {place === null ? null : (
            <>
              {' · '}
              <PlaceLink {...place} />
            </>
          )}
          {order_id === null ? null : (
            <>
              {' · '}
              <OrderLink id={order_id} />
            </>
          )}
        </p>
        <p className={styles.muted}>
          {[word(['failures.whose'], whose), ...(to === null ? [] : [to]), ...times].join(' · ')}
        </p>
        <p>
          {t(`platform.failures.reason.${reason}` as 'platform.failures.reason.answered', {
            status,
            defaultValue: reason,
          })}
        </p>
        {maySend && failure.can_send_again ? (
          // The pressed button disappears, so the focus moves to what was sent.
          <SendAgain id={id} token={token} onSent={() => row.current?.focus()} />
        ) : null}
        {failure.can_send_again ? null : <p className={styles.muted}>{t('platform.failures.notAgain')}</p>}
      </div>
      <Badge tone={next_try_at === null ? 'danger' : 'attention'}>{word(['orders.area'], area)}</Badge>
    </li>
  );
};
