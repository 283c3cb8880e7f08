import { changeWebhook } from '@tavolina/shared-api/client';
import type { Webhook } from '@tavolina/shared-api/contract';
import { useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, Notice } from '@tavolina/shared-ui';
import { useSentForm } from '../../lib/form/use-sent-form.ts';
import styles from './integrations.module.css';
import { useEventsRule, WebhookEvents } from './webhook-events.tsx';
import { webhooksQuery } from './webhooks-query.ts';

/** Changes what an address is told of; its secret and its log stay (product.md §365). */
export const ChangeWebhookForm = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const { id, url, events } = webhook;
  const rule = useEventsRule();
  const { form, sending, field, submit } = useSentForm({ events }, (chosen) => changeWebhook(id, chosen), {
    isRepeatable: true,
    onSuccess: (changed, sent) => {
      client.setQueryData(webhooksQuery.queryKey, (all) =>
        all?.map((each) => (each.id === changed.id ? changed : each)),
      );
      void client.invalidateQueries(webhooksQuery);
      // What was chosen since is not saved yet.
      if (JSON.stringify(form.getValues()) === JSON.stringify(sent)) onClose();
    },
  });
  return (
    <form
      noValidate
      className={styles.narrow}
      onSubmit={submit}
      aria-label={t('common.named', { action: t('webhooks.change'), title: url })}
    >
      <WebhookEvents {...field('events', rule)} />
      {sending.error ? (
        <Notice tone="danger">{failureText(sending.error, t('webhooks.notDone'))}</Notice>
      ) : null}
      <div className={page.line}>
        <Button type="submit" size="sm" variant="secondary" busy={sending.isPending}>
          {t('webhooks.changeIt')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
};
