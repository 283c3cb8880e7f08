import { endKey } from '@tavolina/shared-api/client';
import type { ApiKey, NewApiKey } from '@tavolina/shared-api/contract';
import { useMutation, useQuery, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { formatDateTime, Notice, Skeleton } from '@tavolina/shared-ui';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusContainer } from '../../lib/focus-container.ts';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';
import { AddKeyForm } from './add-key-form.tsx';
import styles from './integrations.module.css';
import { keysQuery } from './keys-query.ts';
import { NewKey } from './new-key.tsx';

const Key = ({ apiKey, isBusy, onEnd }: { apiKey: ApiKey; isBusy: boolean; onEnd: () => void }) => {
  const { t } = useTranslation('business');
  const { name, hint, scopes, created_at, last_used_at } = apiKey;
  const since = formatDateTime(created_at);
  return (
    <li>
      <KeyRound {...ICON} size={22} />
      <div>
        <p>
          {name} <code>{hint}…</code>
        </p>
        <p className={page.muted}>{scopes.map((scope) => t(`integrations.scope.${scope}`)).join(' · ')}</p>
        <p className={page.muted}>
          {last_used_at
            ? t('integrations.used', { since, last: formatDateTime(last_used_at) })
            : t('integrations.unused', { since })}
        </p>
      </div>
      <ConfirmButton
        size="sm"
        busy={isBusy}
        aria-label={t('common.named', { action: t('integrations.end'), title: name })}
        question={{
          title: t('integrations.endTitle', { name }),
          text: t('integrations.endText'),
          confirmLabel: t('integrations.end'),
          cancelLabel: t('common.cancel'),
          onConfirm: onEnd,
        }}
      >
        {t('integrations.end')}
      </ConfirmButton>
    </li>
  );
};

/** The keys by which tills call for the place (product.md §360). */
export const KeysSection = ({ canAdd }: { canAdd: boolean }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const [made, setMade] = useState<NewApiKey>();
  const query = useQuery(keysQuery);
  const end = useMutation({
    mutationFn: endKey,
    onSettled: () => client.invalidateQueries(keysQuery),
  });
  const handleKept = (): void => {
    setMade(undefined);
    focusContainer(section.current);
  };
  return (
    <section ref={section} className={page.card} aria-labelledby="keys" tabIndex={-1}>
      <h2 id="keys">{t('integrations.title')}</h2>
      <p className={page.muted}>{t('integrations.why')}</p>
      {end.error ? <Notice tone="danger">{failureText(end.error, t('integrations.notEnded'))}</Notice> : null}
      <QueryState
        query={query}
        failed={t('integrations.failed')}
        loading={<Skeleton height="96px" radius="10px" />}
        isEmpty={(keys) => keys.length === 0}
        empty={<p>{t('integrations.none')}</p>}
      >
        {(keys) => (
          <ul className={styles.rows}>
            {keys.map((apiKey) => (
              <Key
                key={apiKey.id}
                apiKey={apiKey}
                isBusy={end.isPending && end.variables === apiKey.id}
                onEnd={() => end.mutate(apiKey.id)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {made ? <NewKey made={made} onKept={handleKept} /> : null}
      {canAdd && !made ? <AddKeyForm onAdded={setMade} /> : null}
    </section>
  );
};
