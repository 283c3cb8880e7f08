import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { formatDateTime, Skeleton } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import { focusContainer } from '../../lib/focus-container.ts';
import page from '../../lib/page.module.css';
import { QueryState } from '../../lib/query-state.tsx';
import styles from './account.module.css';
import { AddWebhookForm } from './add-webhook-form.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { type MadeSecret, WebhookRow } from './webhook-row.tsx';
import { webhooksQuery } from './webhooks-query.ts';

/** The addresses of tills that are told of changes of the place (product.md §365). */
export const WebhooksSection = ({ canAdd }: { canAdd: boolean }) => {
  const { t } = useTranslation('business');
  const section = useRef<HTMLElement>(null);
  const [made, setMade] = useState<MadeSecret>();
  const query = useQuery(webhooksQuery);
  const handleKept = (): void => {
    setMade(undefined);
    focusContainer(section.current);
  };
  return (
    <section ref={section} className={page.card} aria-labelledby="webhooks" tabIndex={-1}>
      <h2 id="webhooks">{t('webhooks.title')}</h2>
      <p className={page.muted}>{t('webhooks.why')}</p>
      <QueryState
        query={query}
        failed={t('webhooks.failed')}
        loading={<Skeleton height="96px" radius="10px" />}
        isEmpty={(webhooks) => webhooks.length === 0}
        empty={<p>{t('webhooks.none')}</p>}
      >
        {(webhooks) => (
          <ul className={styles.form}>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onSecret={setMade} />
            ))}
          </ul>
        )}
      </QueryState>
      {made ? (
        <ShownSecret
          title={t('webhooks.secretOf', { url: made.url })}
          text={
            made.old_secret_until
              ? t('webhooks.onceRotated', { time: formatDateTime(made.old_secret_until) })
              : t('webhooks.once')
          }
          secret={made.secret}
          copy={t('webhooks.copy')}
          onKept={handleKept}
        />
      ) : null}
      {canAdd && !made ? <AddWebhookForm onAdded={setMade} /> : null}
    </section>
  );
};
