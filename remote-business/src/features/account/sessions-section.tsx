import { endOtherSessions, endSession, listSessions } from '@tavolina/shared-api/client';
import type { ActiveSession } from '@tavolina/shared-api/contract';
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { unlessGone } from '@tavolina/shared-console/page/refusal.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Badge, Button, formatDateTime, Notice, Skeleton } from '@tavolina/shared-ui';
import { Laptop, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { focusContainer } from '../../lib/focus-container.ts';
import { useOnce } from '../../lib/form/use-once.ts';
import styles from './account.module.css';

const ICONS = { phone: Smartphone, tablet: Smartphone, computer: Laptop };

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => listSessions(signal),
});

/** Where the account is signed in, and signing out from here (product.md §65). */
export const SessionsSection = () => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const query = useQuery(sessionsQuery);
  const section = useRef<HTMLElement>(null);
  const refresh = () => client.invalidateQueries(sessionsQuery);
  const end = useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? endOtherSessions() : unlessGone(endSession(id)),
    onSuccess: () => {
      // The button goes with its device.
      focusContainer(section.current);
      return refresh();
    },
    onError: () => void refresh(),
  });
  const endOnce = useOnce(end.mutateAsync, { isRepeatable: true });
  const nameOf = ({ browser, system }: ActiveSession): string =>
    [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');
  return (
    <section ref={section} className={page.card} aria-labelledby="sessions" tabIndex={-1}>
      <h2 id="sessions">{t('sessions.title')}</h2>
      {end.error ? <Notice tone="danger">{failureText(end.error)}</Notice> : null}
      <QueryState
        query={query}
        failed={t('sessions.failed')}
        loading={<Skeleton height="120px" radius="10px" />}
      >
        {(sessions) => (
          <>
            <ul className={styles.sessions}>
              {sessions.map((session) => {
                const Icon = ICONS[session.kind ?? 'computer'];
                const name = nameOf(session);
                return (
                  <li key={session.id}>
                    <Icon {...ICON} size={22} />
                    <div>
                      <p>
                        {name}{' '}
                        {session.is_current ? <Badge tone="success">{t('sessions.this')}</Badge> : null}
                      </p>
                      <p className={page.muted}>
                        {t('sessions.times', {
                          since: formatDateTime(session.signed_in_at),
                          used: formatDateTime(session.last_used_at),
                        })}
                      </p>
                    </div>
                    {session.is_current ? null : (
                      <Button
                        size="sm"
                        busy={end.isPending && end.variables === session.id}
                        aria-label={t('common.named', { action: t('sessions.end'), title: name })}
                        onClick={() => endOnce(session.id)}
                      >
                        {t('sessions.end')}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
            {sessions.length > 1 ? (
              <div className={styles.end}>
                <Button
                  variant="danger-quiet"
                  busy={end.isPending && end.variables === undefined}
                  onClick={() => endOnce(undefined)}
                >
                  {t('sessions.endOthers')}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </QueryState>
    </section>
  );
};
