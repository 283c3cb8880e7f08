import { sendDeliveryAgain } from '@tavolina/shared-api/client';
import type { Webhook, WebhookDelivery } from '@tavolina/shared-api/contract';
import { useMutation, useQuery, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Badge, Button, formatDateTime, Notice, Skeleton, type Tone } from '@tavolina/shared-ui';
import { useState } from 'react';
import { useOnce } from '../../lib/form/use-once.ts';
import styles from './integrations.module.css';
import { deliveriesOf, deliveriesQuery } from './webhooks-query.ts';

const TONES: Readonly<Record<WebhookDelivery['state'], Tone>> = {
  waiting: 'info',
  delivered: 'success',
  failed: 'danger',
};

const Delivery = ({
  delivery,
  canSend,
  isBusy,
  onSend,
}: {
  delivery: WebhookDelivery;
  canSend: boolean;
  isBusy: boolean;
  onSend: () => void;
}) => {
  const { t } = useTranslation('business');
  const { id, type, state, attempts, last_attempt_at, next_attempt_at, answer_status, answer_ms, problem } =
    delivery;
  const name = t(`webhooks.event.${type}`);
  const facts = [
    formatDateTime(last_attempt_at ?? delivery.created_at),
    attempts > 0 && t('webhooks.attempts', { count: attempts }),
    answer_status !== null && t('webhooks.answer', { status: answer_status, ms: answer_ms }),
    problem !== null && t(`webhooks.problem.${problem}`),
    next_attempt_at !== null && t('webhooks.next', { time: formatDateTime(next_attempt_at) }),
  ].filter(Boolean);
  return (
    <li>
      <Badge tone={TONES[state]}>{t(`webhooks.state.${state}`)}</Badge>
      <div>
        <p>
          {name} <code className={page.muted}>{id}</code>
        </p>
        <p className={page.muted}>{facts.join(' · ')}</p>
      </div>
      {canSend ? (
        <Button
          size="sm"
          busy={isBusy}
          aria-label={t('common.named', { action: t('webhooks.again'), title: `${name} ${id}` })}
          onClick={onSend}
        >
          {t('webhooks.again')}
        </Button>
      ) : null}
    </li>
  );
};

/** A part of the log, and what is before it where that is asked for. */
const LogPage = ({
  webhook: { id, off },
  before,
}: {
  webhook: Pick<Webhook, 'id' | 'off'>;
  before?: string;
}) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const [hasEarlier, setHasEarlier] = useState(false);
  const query = useQuery(deliveriesQuery(id, before));
  const again = useMutation({
    mutationFn: (deliveryId: string) => sendDeliveryAgain(id, deliveryId),
    onSettled: () => client.invalidateQueries(deliveriesOf(id)),
  });
  const sendOnce = useOnce(again.mutateAsync, { isRepeatable: true });
  const last = query.data?.has_more ? query.data.deliveries.at(-1)?.id : undefined;
  return (
    <>
      {again.error ? <Notice tone="danger">{failureText(again.error, t('webhooks.notSent'))}</Notice> : null}
      <QueryState
        query={query}
        failed={t('webhooks.logFailed')}
        loading={<Skeleton height="64px" radius="10px" />}
        isEmpty={({ deliveries }) => deliveries.length === 0}
        empty={<p className={page.muted}>{t('webhooks.logEmpty')}</p>}
      >
        {({ deliveries }) => (
          <ul className={styles.rows}>
            {deliveries.map((delivery) => (
              <Delivery
                key={delivery.id}
                delivery={delivery}
                canSend={off === null}
                isBusy={again.isPending && again.variables === delivery.id}
                onSend={() => sendOnce(delivery.id)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {last === undefined || hasEarlier ? null : (
        <Button size="sm" onClick={() => setHasEarlier(true)}>
          {t('webhooks.earlier')}
        </Button>
      )}
      {last !== undefined && hasEarlier ? <LogPage webhook={{ id, off }} before={last} /> : null}
    </>
  );
};

/** The messages to an address, each with how it went (product.md §368). */
export const DeliveriesLog = ({ webhook }: { webhook: Webhook }) => {
  const { t } = useTranslation('business');
  return (
    <section className={styles.form} aria-label={t('webhooks.logOf', { url: webhook.url })}>
      <LogPage webhook={webhook} />
    </section>
  );
};
