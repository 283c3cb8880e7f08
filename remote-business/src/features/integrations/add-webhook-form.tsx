import { addWebhook } from '@tavolina/shared-api/client';
import { type NewWebhook, WEBHOOK_EVENTS, type WebhookEvent } from '@tavolina/shared-api/contract';
import { useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, Notice, TextField } from '@tavolina/shared-ui';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { useAddForm } from '../../lib/form/use-add-form.ts';
import styles from './integrations.module.css';
import { useEventsRule, WebhookEvents } from './webhook-events.tsx';
import { webhooksQuery } from './webhooks-query.ts';

/** What most tills want to hear. */
const USUAL: WebhookEvent[] = WEBHOOK_EVENTS.filter((event) => event.startsWith('order.'));

/** Adds an address that is told of changes (product.md §365). */
export const AddWebhookForm = ({ onAdded }: { onAdded: (webhook: NewWebhook) => void }) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const failureText = useFailureText();
  const client = useQueryClient();
  const { sending, field, submit } = useAddForm(
    'new-webhook',
    { url: '', events: USUAL },
    ({ url, events }) => addWebhook({ url: url.trim(), events }),
    (webhook) => {
      void client.invalidateQueries(webhooksQuery);
      onAdded(webhook);
    },
  );
  const eventsRule = useEventsRule();
  return (
    <form noValidate className={styles.narrow} onSubmit={submit} aria-labelledby="add-webhook">
      <h3 id="add-webhook">{t('webhooks.add')}</h3>
      <TextField
        type="url"
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        autoComplete="off"
        {...field('url', rules.required)}
      />
      <WebhookEvents {...field('events', eventsRule)} />
      {sending.error ? (
        <Notice tone="danger">{failureText(sending.error, t('webhooks.notAdded'))}</Notice>
      ) : null}
      <Button type="submit" variant="secondary" busy={sending.isPending}>
        {t('webhooks.addIt')}
      </Button>
    </form>
  );
};
