import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { formatDateTime, Skeleton } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import { focusContainer } from '../../lib/focus-container.ts';
import { AddWebhookForm } from './add-webhook-form.tsx';
import styles from './integrations.module.css';
import { ShownSecret } from './shown-secret.tsx';
import { type MadeSecret, WebhookRow } from './webhook-row.tsx';
import { webhooksQuery } from './webhooks-query.ts';

/** Each secret stays until somebody has entered it; of one address only the newest is valid for long (product.md §366). */
const useMadeSecrets = () => {
  const [made, setMade] = useState<readonly MadeSecret[]>([]);
  const forget = (url: string) => setMade((before) => before.filter((each) => each.url !== url));
  const show = (secret: MadeSecret): void =>
    setMade((before) => [...before.filter(({ url }) => url !== secret.url), secret]);
  return { made, show, forget };
};

/** The addresses of tills that are told of changes of the place (product.md §365). */
export const WebhooksSection = ({ canAdd }: { canAdd: boolean }) => {
  const { t } = useTranslation('business');
  const section = useRef<HTMLElement>(null);
  const { made, show, forget } = useMadeSecrets();
  const query = useQuery(webhooksQuery);
  const handleKept = (url: string): void => {
    forget(url);
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
              <WebhookRow key={webhook.id} webhook={webhook} onSecret={show} />
            ))}
          </ul>
        )}
      </QueryState>
      {made.map(({ url, secret, old_secret_until }) => (
        <ShownSecret
          key={secret}
          title={t('webhooks.secretOf', { url })}
          text={
            old_secret_until
              ? t('webhooks.onceRotated', { time: formatDateTime(old_secret_until) })
              : t('webhooks.once')
          }
          secret={secret}
          copy={t('webhooks.copy')}
          onKept={() => handleKept(url)}
        />
      ))}
      {canAdd ? <AddWebhookForm onAdded={show} /> : null}
    </section>
  );
};
