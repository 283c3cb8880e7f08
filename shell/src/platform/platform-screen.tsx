import { attempt } from '@tavolina/shared-api/auth';
import { useQuery, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, ErrorState, formatTime, LoadState, Logo, Notice, Skeleton } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import { isFailing } from './figures.ts';
import { History } from './history.tsx';
import { PartsTable } from './parts-table.tsx';
import { loadOverview, type Overview, PlatformRefusal } from './platform-api.ts';
import styles from './platform-screen.module.css';
import { SignIn } from './sign-in.tsx';

const KEY = 'tavolina.platform_token';
/** Refresh interval of the figures, in ms. */
const REFRESH_MS = 5_000;

/** The worst problem of the live versions. */
const stateOf = ({ status, figures }: Overview): 'unwell' | 'lossy' | 'failing' | 'well' => {
  if (!status.parts.every((part) => part.is_readable)) return 'unwell';
  if (status.parts.some((part) => part.missing.length > 0)) return 'lossy';
  return figures.some(({ versions }) => versions.some(isFailing)) ? 'failing' : 'well';
};

/** The overall state, in a sentence. */
const State = ({ overview }: { overview: Overview }) => {
  const { t } = useTranslation('shell');
  const state = stateOf(overview);
  return (
    <p className={state === 'well' ? undefined : styles.wrong}>
      {t(`platform.${state}`, { id: overview.status.id })}
    </p>
  );
};

/**
 * The release console. Its token is not an owner's. It is stored for the tab, or in memory where storage is
 * forbidden.
 */
export const Component = () => {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const content = useRef<HTMLElement>(null);
  const [token, setToken] = useState(() => attempt(() => sessionStorage.getItem(KEY), null) ?? '');
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['platform', token],
    queryFn: () => loadOverview(token),
    refetchInterval: REFRESH_MS,
    enabled: token !== '',
    retry: false,
  });
  const isRefused = error instanceof PlatformRefusal && error.status === 401;

  const show = (entered: string): void => {
    client.removeQueries({ queryKey: ['platform'] });
    setToken(entered);
    // The pressed button disappears, so the focus moves to what replaces it.
    content.current?.focus();
  };

  const handleSignIn = (entered: string): void => {
    attempt(() => sessionStorage.setItem(KEY, entered), undefined);
    show(entered);
  };

  const handleSignOut = (): void => {
    attempt(() => sessionStorage.removeItem(KEY), undefined);
    show('');
  };

  return (
    <div className={styles.page}>
      <title>{t('platform.title')}</title>
      <header className={styles.header}>
        <Logo to="/" />
        {data && !isRefused ? (
          <div className={styles.team}>
            <p>{t('platform.team', { team: data.status.team })}</p>
            <Button size="sm" variant="quiet" onClick={handleSignOut}>
              {t('platform.leave')}
            </Button>
          </div>
        ) : null}
      </header>
      <main id="content" ref={content} className={styles.content} tabIndex={-1}>
        <h1>{t('platform.title')}</h1>
        {token === '' || isRefused ? (
          <SignIn isRefused={isRefused} onToken={handleSignIn} />
        ) : (
          <LoadState
            data={data}
            error={error}
            failed={<ErrorState title={t('platform.failed')} onRetry={() => void refetch()} />}
            loading={
              <div aria-busy="true">
                <Skeleton height="240px" />
              </div>
            }
          >
            {(overview) => (
              <>
                {error ? (
                  <Notice tone="attention">
                    {t('platform.stale', { time: formatTime(new Date(dataUpdatedAt).toISOString()) })}
                  </Notice>
                ) : null}
                <State overview={overview} />
                <PartsTable overview={overview} token={token} onMoved={() => void refetch()} />
                <History moves={overview.moves} />
              </>
            )}
          </LoadState>
        )}
      </main>
    </div>
  );
};
