import { changeWebhook, removeWebhook, rotateWebhookSecret, testWebhook } from '@tavolina/shared-api/client';
import type { NewWebhook, Webhook } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Badge, Button, formatDateTime, Notice } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';
import { useOnce } from '../../lib/form/use-once.ts';
import { ChangeWebhookForm } from './change-webhook-form.tsx';
import { DeliveriesLog } from './deliveries-log.tsx';
import styles from './integrations.module.css';
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

/** What an owner does about an address. What fails is said until something else is done. */
const useWebhookActions = (webhook: Webhook, onSecret: (made: MadeSecret) => void) => {
  const client = useQueryClient();
  const { id, url } = webhook;
  const { mutate, mutateAsync, isPending, variables, error } = useMutation({
    mutationFn: ({ act }: { name: string; act: () => Promise<unknown> }) => act(),
    onSettled: (_done, _error, { name }) =>
      Promise.all([
        client.invalidateQueries(webhooksQuery),
        // The log goes with its address.
        name !== 'remove' && client.invalidateQueries(deliveriesOf(id)),
      ]),
  });
  const isRepeatable = true;
  const isBusy = (name: string): boolean => isPending && variables?.name === name;
  const test = useOnce(
    (onSent: () => void) => mutateAsync({ name: 'test', act: () => testWebhook(id).then(onSent) }),
    { isRepeatable },
  );
  const turn = useOnce(
    (is_on: boolean) => mutateAsync({ name: 'turn', act: () => changeWebhook(id, { is_on }) }),
    { isRepeatable },
  );
  // A question closes with its answer, so these are never pressed twice.
  const remove = (): void => mutate({ name: 'remove', act: () => removeWebhook(id) });
  const rotate = (): void =>
    mutate({ name: 'rotate', act: () => rotateWebhookSecret(id).then((made) => onSecret({ ...made, url })) });
  return { error, isBusy, test, turn, remove, rotate };
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
  const [isChanging, setIsChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const { error, isBusy, test, turn, remove, rotate } = useWebhookActions(webhook, onSecret);
  const { url, events, off } = webhook;
  const named = (action: string) => ({ 'aria-label': t('common.named', { action, title: url }) });
  const cancelLabel = t('common.cancel');
  const handleChanged = (): void => {
    setIsChanging(false);
    change.current?.focus();
  };
  return (
    <li className={styles.entry}>
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
        <Button
          ref={change}
          size="sm"
          aria-expanded={isChanging}
          {...named(t('webhooks.change'))}
          onClick={() => setIsChanging(!isChanging)}
        >
          {t('webhooks.change')}
        </Button>
        {off ? null : (
          <Button
            size="sm"
            busy={isBusy('test')}
            {...named(t('webhooks.test'))}
            onClick={() => test(() => setIsOpen(true))}
          >
            {t('webhooks.test')}
          </Button>
        )}
        <Button
          size="sm"
          busy={isBusy('turn')}
          {...named(off ? t('webhooks.turnOn') : t('webhooks.turnOff'))}
          onClick={() => turn(off !== null)}
        >
          {off ? t('webhooks.turnOn') : t('webhooks.turnOff')}
        </Button>
        <ConfirmButton
          size="sm"
          busy={isBusy('rotate')}
          {...named(t('webhooks.rotate'))}
          question={{
            title: t('webhooks.rotateTitle'),
            text: t('webhooks.rotateText'),
            confirmLabel: t('webhooks.rotate'),
            cancelLabel,
            onConfirm: rotate,
          }}
        >
          {t('webhooks.rotate')}
        </ConfirmButton>
        <ConfirmButton
          size="sm"
          busy={isBusy('remove')}
          {...named(t('webhooks.remove'))}
          question={{
            title: t('webhooks.removeTitle', { url }),
            text: t('webhooks.removeText'),
            confirmLabel: t('webhooks.remove'),
            cancelLabel,
            onConfirm: remove,
          }}
        >
          {t('webhooks.remove')}
        </ConfirmButton>
      </div>
      {isChanging ? <ChangeWebhookForm webhook={webhook} onClose={handleChanged} /> : null}
      {isOpen ? <DeliveriesLog webhook={webhook} /> : null}
    </li>
  );
};
