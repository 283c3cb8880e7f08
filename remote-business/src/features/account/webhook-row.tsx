import { changeWebhook, removeWebhook, rotateWebhookSecret, testWebhook } from '@tavolina/shared-api/client';
import type { NewWebhook, Webhook } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, Button, formatDateTime, Notice } from '@tavolina/shared-ui';
import { useState } from 'react';
import { ConfirmButton } from '../../lib/confirm-button.tsx';
import page from '../../lib/page.module.css';
import { useFailureText } from '../../lib/use-failure-text.ts';
import styles from './account.module.css';
import { DeliveriesLog } from './deliveries-log.tsx';
import { deliveriesOf, webhooksQuery } from './webhooks-query.ts';

/** A secret that was just made, and whose it is. */
export interface MadeSecret extends Pick<NewWebhook, 'secret' | 'old_secret_until'> {
  url: string;
}

const State = ({ webhook: { off, failing_since } }: { webhook: Webhook }) => {
  const { t } = useTranslation('business');
  if (off)
    return (
      <p className={page.line}>
        <Badge tone={off.reason === 'owner' ? 'neutral' : 'danger'}>{t('webhooks.off')}</Badge>
        {t(`webhooks.offReason.${off.reason}`, { time: formatDateTime(off.at) })}
      </p>
    );
  if (failing_since)
    return (
      <p className={page.line}>
        <Badge tone="attention">{t('webhooks.failing')}</Badge>
        {t('webhooks.failingSince', { time: formatDateTime(failing_since) })}
      </p>
    );
  return null;
};

const useWebhookActions = (webhook: Webhook, onSecret: (made: MadeSecret) => void) => {
  const client = useQueryClient();
  const { id, url } = webhook;
  const onSettled = () =>
    Promise.all([client.invalidateQueries(webhooksQuery), client.invalidateQueries(deliveriesOf(id))]);
  return {
    test: useMutation({ mutationFn: () => testWebhook(id), onSettled }),
    turn: useMutation({ mutationFn: (is_on: boolean) => changeWebhook(id, { is_on }), onSettled }),
    remove: useMutation({ mutationFn: () => removeWebhook(id), onSettled }),
    rotate: useMutation({
      mutationFn: () => rotateWebhookSecret(id),
      onSuccess: (made) => onSecret({ ...made, url }),
      onSettled,
    }),
  };
};

/** An address of a till, with what can be done about it (product.md §365 to §368). */
export const WebhookRow = ({
  webhook,
  onSecret,
}: {
  webhook: Webhook;
  onSecret: (made: MadeSecret) => void;
}) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const [isOpen, setIsOpen] = useState(false);
  const actions = useWebhookActions(webhook, onSecret);
  const { test, turn, remove, rotate } = actions;
  const { url, events, off } = webhook;
  const error = Object.values(actions).find(({ isError }) => isError)?.error;
  const named = (action: string) => ({ 'aria-label': t('common.named', { action, title: url }) });
  const cancelLabel = t('common.cancel');
  return (
    <li className={styles.webhook}>
      <p>
        <code className={styles.secret}>{url}</code>
      </p>
      <State webhook={webhook} />
      <p className={page.muted}>{events.map((event) => t(`webhooks.event.${event}`)).join(' · ')}</p>
      {error ? <Notice tone="danger">{failureText(error, t('webhooks.notDone'))}</Notice> : null}
      <div className={page.line}>
        <Button
          size="sm"
          aria-expanded={isOpen}
          {...named(t('webhooks.log'))}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('webhooks.log')}
        </Button>
        {off ? null : (
          <Button
            size="sm"
            busy={test.isPending}
            {...named(t('webhooks.test'))}
            onClick={() => test.mutate(undefined, { onSuccess: () => setIsOpen(true) })}
          >
            {t('webhooks.test')}
          </Button>
        )}
        <Button
          size="sm"
          busy={turn.isPending}
          {...named(off ? t('webhooks.turnOn') : t('webhooks.turnOff'))}
          onClick={() => turn.mutate(off !== null)}
        >
          {off ? t('webhooks.turnOn') : t('webhooks.turnOff')}
        </Button>
        <ConfirmButton
          size="sm"
          busy={rotate.isPending}
          {...named(t('webhooks.rotate'))}
          question={{
            title: t('webhooks.rotateTitle'),
            text: t('webhooks.rotateText'),
            confirmLabel: t('webhooks.rotate'),
            cancelLabel,
            onConfirm: () => rotate.mutate(),
          }}
        >
          {t('webhooks.rotate')}
        </ConfirmButton>
        <ConfirmButton
          size="sm"
          busy={remove.isPending}
          {...named(t('webhooks.remove'))}
          question={{
            title: t('webhooks.removeTitle', { url }),
            text: t('webhooks.removeText'),
            confirmLabel: t('webhooks.remove'),
            cancelLabel,
            onConfirm: () => remove.mutate(),
          }}
        >
          {t('webhooks.remove')}
        </ConfirmButton>
      </div>
      {isOpen ? <DeliveriesLog webhook={webhook} /> : null}
    </li>
  );
};
